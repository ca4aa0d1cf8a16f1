#!/bin/sh
# Programs for a machine, 侧板.nc and 门板.nc, in a folder and in a zip, listed in a small system (busybox of Debian) by a script in a locale of UTF-8.
# Guess: ls in a pipe, find, tar t and unzip -l give the names, as they are in the folder.
# Seen: busybox 1.35.0 writes ??.nc for both with ls, and ??????.nc with unzip -l, also into a pipe, where a script takes them for names: ls | while read finds no such file. find, tar t, echo * and what unzip unpacks
# are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in busybox zip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' busybox zip
cd "$folder"
export LC_ALL=C.UTF-8
mkdir files out
echo G0 > files/侧板.nc
echo G0 > files/门板.nc
(cd files && zip -q ../all.zip ./*.nc && busybox tar cf ../all.tar ./*.nc)
busybox unzip -q all.zip -d out
{
  echo "ls: $(busybox ls files | paste -sd' ')"
  busybox ls files | while read -r name; do
    if [ -e "files/$name" ]; then echo "  $name is there"; else echo "  $name is not there"; fi
  done
  echo "find: $(busybox find files -name '*.nc' | sort | paste -sd' ')"
  echo "tar t: $(busybox tar tf all.tar | paste -sd' ')"
  echo "unzip -l: $(busybox unzip -l all.zip | sed -n 's/.* \([^ ]*\.nc\)$/\1/p' | paste -sd' ')"
  echo "unpacked: $(busybox find out -name '*.nc' | sort | paste -sd' ')"
} | tee seen
diff seen - <<'T'
ls: ??.nc ??.nc
  ??.nc is not there
  ??.nc is not there
find: files/侧板.nc files/门板.nc
tar t: ./侧板.nc ./门板.nc
unzip -l: ??????.nc ??????.nc
unpacked: out/侧板.nc out/门板.nc
T
