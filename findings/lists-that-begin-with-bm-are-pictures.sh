#!/bin/sh
# Uploaded lists of parts as plain text whose first words are codes of furniture, BM 侧板 (board, melamine) and ID3 (island, drawer, 3), asked for their kind by libraries of npm that look at bytes, and by file of Debian.
# Guess: no kind of binary file, or text, for bytes that follow make neither a bitmap nor sound.
# Seen (file-type 21.3.0, magic-bytes.js 1.12.1, file 5.44): both libraries call the first image/bmp by two letters and the second audio/mpeg by three, so that a check for pictures takes the list. file says text/plain of both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact file-type@21.3.0 magic-bytes.js@1.12.1
command -v file >/dev/null || { apt-get update && apt-get install -y --no-install-recommends file; } >/dev/null
cat > run.mjs <<'J'
import { execFileSync } from 'node:child_process';
import { fileTypeFromBuffer } from 'file-type';
import { filetypemime } from 'magic-bytes.js';

for (const list of ['BM 侧板 18 600×400\nBM 背板 9 600×400\n', 'ID3 抽屉面板 18 600×180\n', 'SB 层板 18 564×380\n']) {
  const bytes = Buffer.from(list);
  const found = await fileTypeFromBuffer(bytes);
  console.log(`${list.trim().split('\n')[0]} | file-type: ${found?.mime ?? 'none'}; magic-bytes.js: ${filetypemime(bytes).join(' ') || 'none'}; file: ${execFileSync('file', ['--brief', '--mime-type', '-'], { input: bytes, encoding: 'utf8' }).trim()}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
BM 侧板 18 600×400 | file-type: image/bmp; magic-bytes.js: image/bmp; file: text/plain
ID3 抽屉面板 18 600×180 | file-type: audio/mpeg; magic-bytes.js: audio/mpeg; file: text/plain
SB 层板 18 564×380 | file-type: none; magic-bytes.js: none; file: text/plain
T
