#!/bin/sh
# An offer in Markdown with "600&times;400 mm" and a list that begins with 4., made .docx by markdown-docx and by @mohtasham/md-to-docx of npm, and shown by LibreOffice.
# Guess: 600×400 mm, and 4. fourth: entities are the signs they name (CommonMark 0.31, 2.5), and the first number of a list is its start (5.3).
# Seen: markdown-docx 1.7.0 shows &times; as typed, and begins with 1. The other has both right.
set -eu
packages='libreoffice-writer'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact markdown-docx@1.7.0 @mohtasham/md-to-docx@4.0.1 >/dev/null 2>&1
cat > write.mjs <<'J'
import { writeFileSync } from 'node:fs';
import { convertMarkdownToDocx } from '@mohtasham/md-to-docx';
import { markdownDocx, Packer } from 'markdown-docx';
const offer = 'Size 600&times;400 mm\n\n4. fourth\n5. fifth\n';
writeFileSync('markdown-docx.docx', await Packer.toBuffer(await markdownDocx(offer)));
writeFileSync('md-to-docx.docx', Buffer.from(await (await convertMarkdownToDocx(offer)).arrayBuffer()));
J
node write.mjs
for name in markdown-docx md-to-docx; do
  soffice -env:UserInstallation=file://"$folder"/office --headless --convert-to txt:Text $name.docx >/dev/null 2>&1
  echo "$name: $(grep -oE '600.*mm|[0-9].*fourth' $name.txt | tr -s '\t ' ' ' | paste -sd ',')"
done | tee seen
diff seen - <<'S'
markdown-docx: 600&times;400 mm,1 fourth
md-to-docx: 600×400 mm,4. fourth
S
