#!/bin/sh
# A notice from another system, opened in wangEditor, the editor of many back offices in China, and saved: a price struck by <del>, as HTML has it for what no longer holds, a marked word (<mark>), a reading
# above a character (<ruby>), and a list within an item of a list.
# Guess: what the editor does not know it keeps as plain text, as it does with <em> in <cite> or <b> in <big>, and as other editors do; <s>, which it writes itself, stays struck.
# Seen (@wangeditor/editor 5.1.23 and @wangeditor-next/editor 5.7.2, Chromium 156): <s> stays. The words in <del>, <mark> and <ruby> are gone, and so is the inner list; nothing says so. <u>, <i> and <code> keep theirs.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s chromium-headless-shell >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
chromium-headless-shell --version
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps --save-exact @wangeditor/editor@5.1.23 @wangeditor-next/editor@5.7.2
for package in @wangeditor/editor @wangeditor-next/editor; do
  cat > a.html <<H
<!doctype html><meta charset=utf-8>
<body><script src="node_modules/$package/dist/index.js"></script>
<script>
const open = (html) => window.wangEditor.createEditor({ selector: document.body.appendChild(document.createElement('div')), html }).getHtml();
document.title = ['<p>原价<s>¥99</s>元</p>', '<p>原价<del>¥99</del>元</p>', '<p><mark>重点</mark>企业</p>', '<p><ruby>橱<rt>chú</rt></ruby>柜</p>', '<p>第<u>一</u><i>二</i><code>三</code>条</p>', '<ul><li>门板<ul><li>侧板</li></ul></li></ul>']
  .map((html) => html + ' -> ' + open(html)).join(' ; ');
</script>
H
  echo "$package"
  chromium-headless-shell --no-sandbox --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o '<title>.*</title>' | sed 's/<[/]*title>//g; s/&lt;/</g; s/&gt;/>/g; s/ ; /\n/g'
done | tee seen
diff seen - <<'T'
@wangeditor/editor
<p>原价<s>¥99</s>元</p> -> <p>原价<s>¥99</s>元</p>
<p>原价<del>¥99</del>元</p> -> <p>原价元</p>
<p><mark>重点</mark>企业</p> -> <p>企业</p>
<p><ruby>橱<rt>chú</rt></ruby>柜</p> -> <p>柜</p>
<p>第<u>一</u><i>二</i><code>三</code>条</p> -> <p>第<u>一</u><em>二</em><code>三</code>条</p>
<ul><li>门板<ul><li>侧板</li></ul></li></ul> -> <ul><li>门板</li></ul>
@wangeditor-next/editor
<p>原价<s>¥99</s>元</p> -> <p>原价<s>¥99</s>元</p>
<p>原价<del>¥99</del>元</p> -> <p>原价元</p>
<p><mark>重点</mark>企业</p> -> <p>企业</p>
<p><ruby>橱<rt>chú</rt></ruby>柜</p> -> <p>柜</p>
<p>第<u>一</u><i>二</i><code>三</code>条</p> -> <p>第<u>一</u><em>二</em><code>三</code>条</p>
<ul><li>门板<ul><li>侧板</li></ul></li></ul> -> <ul><li>门板</li></ul>
T
