#!/bin/sh
# Paragraphs as they are typed in China, with two ideographic blanks (U+3000) at the beginning, which are no white space of HTML; opened in editors for rich text, and saved again unchanged.
# Guess: the blanks stay, as browsers show them and as any other character does.
# Seen (Chromium 156): in TinyMCE 8.9.2, Jodit 4.15.13 and wangEditor 5.1.23 they do. Quill 2.0.3 drops them; Trix 2.1.19 makes an empty line and one blank of them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s chromium-headless-shell >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
chromium-headless-shell --version
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @wangeditor/editor@5.1.23 jodit@4.15.13 quill@2.0.3 tinymce@8.9.2 trix@2.1.19
show() {
  cat > a.html <<H
<!doctype html><meta charset=utf-8>
<textarea id=t></textarea><div id=e></div><script src="node_modules/$2"></script>
<script>
const html = '<p>\u3000\u3000各企业：</p><p>\u3000\u3000请于本月申报。</p>';
const done = (saved) => { document.title = saved.replace(/\u3000/g, '<3000>').replace(/&nbsp;|\u00a0/g, '<a0>').replace(/\s*\n\s*/g, ''); };
$3
</script>
H
  printf '%s: ' "$1"
  chromium-headless-shell --no-sandbox --virtual-time-budget=8000 --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o '<title>.*</title>' | sed 's/<[/]*title>//g; s/&lt;/</g; s/&gt;/>/g'
}
{
  show TinyMCE tinymce/tinymce.min.js "tinymce.init({ selector: '#t', license_key: 'gpl' }).then(([editor]) => { editor.setContent(html); done(editor.getContent()); });"
  show Jodit jodit/es2021/jodit.fat.min.js "const editor = Jodit.make('#t'); editor.value = html; done(editor.value);"
  show Quill quill/dist/quill.js "const quill = new Quill('#e'); quill.clipboard.dangerouslyPasteHTML(html); done(quill.getSemanticHTML());"
  show Trix trix/dist/trix.umd.min.js "document.body.innerHTML = '<input id=x type=hidden><trix-editor input=x></trix-editor>'; document.addEventListener('trix-initialize', ({ target }) => { target.editor.loadHTML(html); done(document.querySelector('#x').value); });"
  show wangEditor @wangeditor/editor/dist/index.js "done(window.wangEditor.createEditor({ selector: '#e', html }).getHtml());"
} | tee seen
diff seen - <<'T'
TinyMCE: <p><3000><3000>各企业：</p><p><3000><3000>请于本月申报。</p>
Jodit: <p><3000><3000>各企业：</p><p><3000><3000>请于本月申报。</p>
Quill: <p>各企业：</p><p>请于本月申报。</p>
Trix: <div><br><a0>各企业：<br><br></div><div><br><a0>请于本月申报。<br><br></div>
wangEditor: <p><3000><3000>各企业：</p><p><3000><3000>请于本月申报。</p>
T
