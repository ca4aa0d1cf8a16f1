#!/bin/sh
# A drawing named 侧板.dxf, packed as ZIP by six programs of Debian in a Chinese locale of UTF-8.
# Guess: all mark the name as UTF-8 (bit 11), without which it is in the character set of the PC, 437 (APPNOTE 4.4.4 and D.1).
# Seen: 7z, bsdtar, ziptool and git archive do; minizip 1.1 and advzip 2.5 (-a) write the bytes of UTF-8 without the mark, as of a PC with DOS, so that Python shows other signs, as Windows does. advzip -z keeps a mark.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
need() { dpkg -s "$1" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$1"; } >/dev/null; }
for package in advancecomp git libarchive-tools minizip p7zip-full python3 ziptool; do need "$package"; done
dpkg-query -W advancecomp git libarchive-tools minizip p7zip-full ziptool
export LANG=C.UTF-8 LC_ALL=C.UTF-8
echo 0 >侧板.dxf
7z a 7z.zip 侧板.dxf >/dev/null
bsdtar -a -cf bsdtar.zip 侧板.dxf
ziptool -n ziptool.zip add 侧板.dxf 0 >/dev/null
git init -q . && git add 侧板.dxf
git archive --format=zip -o git.zip "$(git write-tree)"
minizip -o minizip.zip 侧板.dxf >/dev/null
advzip -a -q advzip.zip 侧板.dxf
cp 7z.zip advzip-z.zip && advzip -z -q advzip-z.zip
/usr/bin/python3 - <<'P' | tee seen
import zipfile
for name in ('7z', 'bsdtar', 'ziptool', 'git', 'advzip-z', 'minizip', 'advzip'):
    entry = zipfile.ZipFile(f'{name}.zip').infolist()[0]
    print(name, 'marked' if entry.flag_bits & 0x800 else 'not marked', entry.create_system, entry.filename)
P
diff seen - <<'T'
7z marked 3 侧板.dxf
bsdtar marked 3 侧板.dxf
ziptool marked 3 侧板.dxf
git marked 0 侧板.dxf
advzip-z marked 3 侧板.dxf
minizip not marked 0 Σ╛ºµ¥┐.dxf
advzip not marked 0 Σ╛ºµ¥┐.dxf
T
