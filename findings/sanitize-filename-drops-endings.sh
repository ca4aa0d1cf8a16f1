#!/bin/sh
# The name of an upload made safe by sanitize-filename: a Chinese name that is long, but common for notices: 100 characters and .pdf.
# Guess: it is cut so that it can be stored, 255 bytes, and stays a PDF.
# Seen (sanitize-filename 1.6.4): it is cut after 85 characters, not within one, and the ending is gone, so that nobody opens it. In English 255 characters do before that.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sanitize-filename@1.6.4
cat > name.mjs <<'J'
import sanitize from 'sanitize-filename';

for (const word of ['关于通知', 'word']) {
  const name = sanitize(`${word.repeat(25)}.pdf`);
  console.log(name.length, Buffer.byteLength(name), name.slice(-6));
}
J
node name.mjs | tee seen
diff seen - <<'T'
85 255 知关于通知关
104 104 rd.pdf
T
