#!/bin/sh
# The drawing 侧板.dxf with the content 18, packed by cpio-stream of npm, and listed and unpacked by GNU cpio, bsdtar and busybox; beside it side.dxf.
# Guess: 侧板.dxf with 18 in it: an entry tells the length of its name in bytes (c_namesize).
# Seen: cpio-stream 1.4.3 tells the number of characters: the name is cut within its ending, and all behind it is out of place.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='cpio libarchive-tools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts cpio-stream@1.4.3 >/dev/null 2>&1
cat > run.js <<'J'
for (const name of ['side.dxf', '侧板.dxf']) {
  const archive = require('cpio-stream').pack();
  archive.entry({ name, mode: 0o100644, mtime: new Date(0) }, '18');
  archive.finalize();
  archive.pipe(require('fs').createWriteStream(name === 'side.dxf' ? 'latin.cpio' : 'chinese.cpio'));
}
J
node run.js
echo --
for name in latin chinese; do
  echo "$name cpio: $(cpio -t --quiet < $name.cpio 2>&1 | head -1)"
  echo "$name bsdtar: $(bsdtar -tf $name.cpio 2>&1 | head -1)"
done | tee seen
diff seen - <<'T'
latin cpio: side.dxf
latin bsdtar: side.dxf
chinese cpio: 侧板.
chinese bsdtar: 侧板.
T
