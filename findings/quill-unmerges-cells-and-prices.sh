#!/bin/sh
# A price list with a cell that stands for two rows, and a price struck by <del>, opened in Quill 2, which has tables and struck text, and saved again unchanged.
# Guess: cells stay in their columns, and the price stays struck, as with <s> and <strike>, which it knows; what it cannot keep becomes text.
# Seen (Quill 2.0.3, Chromium 156): rowspan and colspan are gone, and with them the place of each cell that follows: 18mm of the second row stands below the name instead of the thickness. <s> and <strike> stay struck, <del>
# is a valid price again.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s chromium-headless-shell >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
chromium-headless-shell --version
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact quill@2.0.3
cat > a.html <<'H'
<!doctype html><meta charset=utf-8>
<div id=e></div><script src="node_modules/quill/dist/quill.js"></script>
<script>
const open = (html) => {
  const quill = new Quill('#e');
  quill.clipboard.dangerouslyPasteHTML(html);
  return quill.getSemanticHTML().replace(/ (style|data-row)="[^"]*"/g, '');
};
document.title = ['<table><tbody><tr><td rowspan="2">门板</td><td>9mm</td></tr><tr><td>18mm</td></tr></tbody></table>', '<p><s>¥99</s></p>', '<p><strike>¥99</strike></p>', '<p><del>¥99</del></p>'].map(open).join(' ; ');
</script>
H
chromium-headless-shell --no-sandbox --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o '<title>.*</title>' | sed 's/<[/]*title>//g; s/&lt;/</g; s/&gt;/>/g; s/ ; /\n/g' | tee seen
diff seen - <<'T'
<table><tbody><tr><td>门板</td><td>9mm</td></tr><tr><td>18mm</td></tr></tbody></table>
<p><s>¥99</s></p>
<p><s>¥99</s></p>
<p>¥99</p>
T
