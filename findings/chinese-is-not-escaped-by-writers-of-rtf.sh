#!/bin/sh
# A label, 门板 18 mm in C:\oak, written as RTF by html-to-rtf and jsrtf of npm, beside a file by hand, and shown as HTML by unrtf of Debian.
# Guess: 门板 by its numbers (\u-27160, \u26495), since RTF has signs of seven bits only (RTF 1.9.1, Unicode RTF), and the backslash as \\.
# Seen: both libraries write the bytes of UTF-8 as they are, and unrtf 0.21.10 shows nothing of them. html-to-rtf 2.1.0 leaves the backslash, too: \oak is a word of RTF for readers, and not shown either. jsrtf 0.0.3 writes \\.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
dpkg -s unrtf >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends unrtf; } >/dev/null
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact html-to-rtf@2.1.0 jsrtf@0.0.3
cat > label.cjs <<'J'
const { writeFileSync } = require('node:fs');
const Jsrtf = require('jsrtf');
const label = '门板 18 mm in C:\\oak';
writeFileSync('html-to-rtf.rtf', require('html-to-rtf').convertHtmlToRtf(`<p>${label}</p>`));
const document = new Jsrtf();
document.writeText(label);
writeFileSync('jsrtf.rtf', document.createDocument());
writeFileSync('hand.rtf', '{\\rtf1\\ansi\\uc1 \\u-27160?\\u26495? 18 mm in C:\\\\oak\\par}');
J
node label.cjs
for name in hand html-to-rtf jsrtf; do
  echo "$name: ASCII only: $(LC_ALL=C grep -q '[^ -~	]' $name.rtf && echo no || echo yes); shown: $(unrtf --html $name.rtf 2>/dev/null | sed 's/<[^>]*>//g' | tr -d '\n')"
done | tee seen
diff seen - <<'T'
hand: ASCII only: yes; shown: &#38376;&#26495;18 mm in C:\oak
html-to-rtf: ASCII only: no; shown:  18 mm in C:
jsrtf: ASCII only: no; shown:  18 mm in C:\oak
T
