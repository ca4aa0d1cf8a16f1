#!/bin/sh
# Pages as people write them by hand and as HTML allows, without the end tags of li, td, tr, dd and p, read by tDOM of Tcl (dom parse -html), whose manual says that it "tries to be lenient" and knows which tags may be left out.
# Guess: <ul><li>一</li><li>二</li></ul>, and cells and descriptions likewise.
# Seen: tdom 0.9.3 closes p and option so; it puts the second li into the first; td, tr and dd without an end are an error ("Unexpected end").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in tdom tcl8.6; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tdom tcl8.6
cd "$folder"
export LC_ALL=C.UTF-8
cat > read.tcl <<'L'
encoding system utf-8
fconfigure stdout -encoding utf-8
package require tdom
foreach html {<p>一<p>二 <select><option>一<option>二</select> <ul><li>一<li>二</ul> <ul><li>一</li><li>二</li></ul> <table><tr><td>侧板<td>89</table> <table><tr><td>侧板</td><td>89</td></tr></table> <dl><dt>一<dd>二</dl>} {
  if {[catch {[dom parse -html $html] asXML -indent none} said]} {set said [lindex [split $said \n] 0]}
  puts "$html -> $said"
}
L
tclsh8.6 read.tcl | tee seen
diff seen - <<'T'
<p>一<p>二 -> <html><p>一</p><p>二</p></html>
<select><option>一<option>二</select> -> <html><select><option>一</option><option>二</option></select></html>
<ul><li>一<li>二</ul> -> <html><ul><li>一<li>二</li></li></ul></html>
<ul><li>一</li><li>二</li></ul> -> <html><ul><li>一</li><li>二</li></ul></html>
<table><tr><td>侧板<td>89</table> -> error "Unexpected end" at position 35
<table><tr><td>侧板</td><td>89</td></tr></table> -> <html><table><tr><td>侧板</td><td>89</td></tr></table></html>
<dl><dt>一<dd>二</dl> -> error "Unexpected end" at position 23
T
