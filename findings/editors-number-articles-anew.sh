#!/bin/sh
# Articles of a contract, beginning with the fifth (<ol start="5">), after which one is the ninth (<li value="9">), since those between were struck out; opened in editors for rich text, and saved again unchanged.
# Guess: an editor that knows numbered lists keeps the numbers, since other articles refer to them; or the list becomes plain text.
# Seen (Chromium 156): TinyMCE 8.9.2 and Jodit 4.15.13 keep both. CKEditor 48.5.2, with start numbers switched on, keeps the fifth, and makes a sixth of the ninth. Quill 2.0.3, Trix 2.1.19 and wangEditor 5.1.23 begin with 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s chromium-headless-shell >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
chromium-headless-shell --version
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @wangeditor/editor@5.1.23 jodit@4.15.13 quill@2.0.3 tinymce@8.9.2 trix@2.1.19 ckeditor5@48.5.2
show() {
  cat > a.html <<H
<!doctype html><meta charset=utf-8>
<textarea id=t></textarea><div id=e></div><script src="node_modules/$2"></script>
<script>
const html = '<ol start="5"><li>交货</li><li value="9">付款</li></ol>';
const done = (saved) => { document.title = saved.replace(/ data-list-item-id="\w+"/g, '').replace(/\s*\n\s*/g, ''); };
$3
</script>
H
  printf '%s: ' "$1"
  chromium-headless-shell --no-sandbox --virtual-time-budget=8000 --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o '<title>.*</title>' | sed 's/<[/]*title>//g; s/&lt;/</g; s/&gt;/>/g'
}
{
  show TinyMCE tinymce/tinymce.min.js "tinymce.init({ selector: '#t', license_key: 'gpl', plugins: 'lists' }).then(([editor]) => { editor.setContent(html); done(editor.getContent()); });"
  show Jodit jodit/es2021/jodit.fat.min.js "const editor = Jodit.make('#t'); editor.value = html; done(editor.value);"
  show CKEditor ckeditor5/dist/browser/ckeditor5.umd.js "const { ClassicEditor, Essentials, List, ListProperties, Paragraph } = CKEDITOR;
    ClassicEditor.create(document.querySelector('#e'), { licenseKey: 'GPL', plugins: [Essentials, List, ListProperties, Paragraph], list: { properties: { startIndex: true } } }).then((editor) => { editor.setData(html); done(editor.getData()); });"
  show Quill quill/dist/quill.js "const quill = new Quill('#e'); quill.clipboard.dangerouslyPasteHTML(html); done(quill.getSemanticHTML());"
  show Trix trix/dist/trix.umd.min.js "document.body.innerHTML = '<input id=x type=hidden><trix-editor input=x></trix-editor>'; document.addEventListener('trix-initialize', ({ target }) => { target.editor.loadHTML(html); done(document.querySelector('#x').value); });"
  show wangEditor @wangeditor/editor/dist/index.js "done(window.wangEditor.createEditor({ selector: '#e', html }).getHtml());"
} | tee seen
diff seen - <<'T'
TinyMCE: <ol start="5"><li>交货</li><li value="9">付款</li></ol>
Jodit: <ol start="5"><li>交货</li><li value="9">付款</li></ol>
CKEditor: <ol start="5"><li>交货</li><li>付款</li></ol>
Quill: <ol><li>交货</li><li>付款</li></ol>
Trix: <ol><li>交货</li><li>付款</li></ol>
wangEditor: <ol><li>交货</li><li>付款</li></ol>
T
