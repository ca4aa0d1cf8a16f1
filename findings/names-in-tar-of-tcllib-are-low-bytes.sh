#!/bin/sh
# The drawing 侧板.dxf packed by tar::create of tcllib in a locale of UTF-8, and listed by GNU tar; tcllib's own listing of what GNU tar packed.
# Guess: the bytes of UTF-8 for the name, as Tcl has them for the same file on the disk.
# Seen: the tar module of Debian's tcllib keeps the low byte of each character (\247\177.dxf for 侧板.dxf), so that nobody has the name, and reads the names of others as Latin.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
echo 18 > 侧板.dxf
tar -cf gnu.tar 侧板.dxf
cat > run.tcl <<'J'
package require tar
tar::create tcl.tar [list "\u4fa7\u677f.dxf"]
set name [lindex [tar::contents gnu.tar] 0]
puts "tcllib of GNU tar: [string length $name] characters, same: [string equal $name "\u4fa7\u677f.dxf"]"
J
echo --
{
  tclsh8.6 run.tcl
  for name in gnu tcl; do echo "$name.tar in bytes:$(tar --quoting-style=literal -tf $name.tar | od -An -c)"; done
} | tee seen
diff seen - <<'T'
tcllib of GNU tar: 10 characters, same: 0
gnu.tar in bytes: 344 276 247 346 235 277   .   d   x   f  

tcl.tar in bytes: 247 177   .   d   x   f  

T
