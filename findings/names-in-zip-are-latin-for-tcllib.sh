#!/bin/sh
# The drawing 侧板.dxf in a ZIP by Python, which marks the name as UTF-8 (general purpose bit 11), listed by tcllib (zipfile::decode), by Erlang (zip:list_dir, told that names of files are UTF-8), and by Python.
# Guess: 侧板.dxf, six characters: with bit 11 the name is UTF-8 (APPNOTE 4.4.4, appendix D).
# Seen: tcllib makes a character of each byte, ten, which are Latin on a page. Erlang/OTP 25 and Python have six.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='erlang-base python3 tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
/usr/bin/python3 -c 'import zipfile; zipfile.ZipFile("parts.zip", "w").writestr("侧板.dxf", "18")'
cat > run.tcl <<'J'
package require zipfile::decode
zipfile::decode::open parts.zip
set name [lindex [zipfile::decode::files [zipfile::decode::archive]] 0]
puts "tcllib: [string length $name] characters, same: [string equal $name "\u4fa7\u677f.dxf"]"
zipfile::decode::close
J
echo --
{
  tclsh8.6 run.tcl
  HOME=$folder erl +fnu -noshell -eval '{ok, [_, File]} = zip:list_dir("parts.zip"), io:format("Erlang: ~p characters, same: ~p~n", [length(element(2, File)), element(2, File) == [20391, 26495 | ".dxf"]]), halt().'
  /usr/bin/python3 -c 'import zipfile; file = zipfile.ZipFile("parts.zip").infolist()[0]; print("Python:", len(file.filename), "characters, bit 11:", file.flag_bits >> 11)'
} | tee seen
diff seen - <<'T'
tcllib: 10 characters, same: 0
Erlang: 6 characters, same: true
Python: 6 characters, bit 11: 1
T
