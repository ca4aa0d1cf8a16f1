#!/bin/sh
# Programs for a cutting machine on a stick (FAT): 侧板一.nc, 侧板二.nc and 门板.nc, copied from it by mcopy in a service, whose locale is C; and again in C.UTF-8.
# Guess: three files with their names, or an error.
# Seen: mtools 4.0.32 in locale C writes ___.nc for both sides, the second over the first, without a word, and ends with 0: one of three boards is gone. Written onto the stick in locale C the names become
# ä¾§æ_¿... for Windows and the machine. In C.UTF-8 all is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in mtools dosfstools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' mtools dosfstools
cd "$folder"
export MTOOLSRC=/dev/null
mkdir in C C.UTF-8
for name in 侧板一 侧板二 门板; do
  echo "G0 ($name)" > "in/$name.nc"
done
/sbin/mkfs.vfat -C stick.img 2048 >/dev/null
LC_ALL=C.UTF-8 mcopy -i stick.img in/*.nc ::
/sbin/mkfs.vfat -C other.img 2048 >/dev/null
LC_ALL=C mcopy -i other.img in/*.nc ::
{
  for locale in C C.UTF-8; do
    LC_ALL=$locale mcopy -i stick.img '::*.nc' "$locale/" </dev/null 2>said && state=0 || state=$?
    echo "$locale: state $state, $(wc -c < said) bytes of errors, $(ls "$locale" | wc -l) files: $(ls "$locale" | paste -sd' ')"
  done
  cat C/___.nc
  echo "from locale C: $(LC_ALL=C.UTF-8 mdir -b -i other.img :: | head -1)"
} | tee seen
diff seen - <<'T'
C: state 0, 0 bytes of errors, 2 files: __.nc ___.nc
C.UTF-8: state 0, 0 bytes of errors, 3 files: 侧板一.nc 侧板二.nc 门板.nc
G0 (侧板二)
from locale C: ::/ä¾§æ_¿ä¸_.nc
T
