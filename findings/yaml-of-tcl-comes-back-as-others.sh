#!/bin/sh
# A row of goods with texts (an area code, a model with a hash, yes, a time, a price with a comma, an empty remark) written as YAML by Tcl's yaml package, read again by itself and by PyYAML.
# Guess: the same texts; a writer that knows texts only puts into quotes what would be read as something else.
# Seen (tcllib 1.21): only a colon and a line end make it write another way. It reads its own yes as 1 and its 1,299.50 as 1299.50; PyYAML reads 0757 as 495, A1 #2 as A1, yes as true, 12:30 as 750, and nothing for the empty text.
set -eu
for package in python3-yaml tcllib; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-yaml tcllib
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > goods.tcl <<'T'
package require yaml
set row [dict create area 0757 model {A1 #2} urgent yes time 12:30 price 1,299.50 remark {} name 衣柜 size {a: b}]
set text [yaml::dict2yaml $row]
set file [open goods.yaml w]
fconfigure $file -encoding utf-8
puts -nonewline $file $text
close $file
set back [yaml::yaml2dict $text]
dict for {name value} $row {
  puts "Tcl: $name \[$value\] comes back as \[[dict get $back $name]\]"
}
T
{
  tclsh goods.tcl
  /usr/bin/python3 -c 'import yaml; print("\n".join("PyYAML: %s %r" % pair for pair in yaml.safe_load(open("goods.yaml", encoding="utf-8")).items()))'
} | tee seen
diff seen - <<'T'
Tcl: area [0757] comes back as [0757]
Tcl: model [A1 #2] comes back as [A1 #2]
Tcl: urgent [yes] comes back as [1]
Tcl: time [12:30] comes back as [12:30]
Tcl: price [1,299.50] comes back as [1299.50]
Tcl: remark [] comes back as []
Tcl: name [衣柜] comes back as [衣柜]
Tcl: size [a: b] comes back as [a: b]
PyYAML: area 495
PyYAML: model 'A1'
PyYAML: urgent True
PyYAML: time 750
PyYAML: price '1,299.50'
PyYAML: remark None
PyYAML: name '衣柜'
PyYAML: size 'a: b'
T
