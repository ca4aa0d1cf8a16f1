#!/bin/sh
# A row of parts, 侧板, 18" and a price, printed by sqlite3 in its mode for Tcl (.mode tcl) and read as a list by Tcl 8.6 in UTF-8; a plain list of the same words beside it.
# Guess: the same three words, since the mode is for Tcl to read.
# Seen: the first word is six signs of Latin: sqlite3 3.40 escapes each byte of UTF-8 in octal (\344\276\247...), while Tcl takes each escape for a character. 18" and the price are right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='sqlite3 tcl8.6'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
sqlite3 :memory: '.mode tcl' "select '侧板', '18\"', 1280.5" > row
printf '侧板 {18"} 1280.5\n' > plain
cat > run.tcl <<'J'
foreach name {row plain} {
  set file [open $name]
  fconfigure $file -encoding utf-8
  fconfigure stdout -encoding utf-8
  set words [gets $file]
  puts "$name: [string length [lindex $words 0]] characters, second [lindex $words 1], third [lindex $words 2], same: [string equal [lindex $words 0] \u4fa7\u677f]"
}
J
echo --
{ cat row; tclsh8.6 run.tcl; } | tee seen
diff seen - <<'T'
"\344\276\247\346\235\277" "18\"" "1280.5"
row: 6 characters, second 18", third 1280.5, same: 0
plain: 2 characters, second 18", third 1280.5, same: 1
T
