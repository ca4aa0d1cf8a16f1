#!/bin/sh
# The length and the first two characters of the label 实木衣柜, length($.label) and substr($.label, 0, 2), in gvpr, the language of Graphviz for graphs.
# Guess: 4 and 实木: Graphviz takes labels as UTF-8 from the start (attribute charset), and the manual speaks of the length of the string.
# Seen (graphviz 2.42.2): 12, and two of the three bytes of 实, which is no text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='graphviz xxd'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
echo 'digraph G { a [label="实木衣柜"]; }' > parts.gv
gvpr 'N { print(length($.label)) }' parts.gv
gvpr 'N { print(substr($.label, 0, 2)) }' parts.gv | xxd -p
gvpr 'N { print(substr($.label, 0, 6)) }' parts.gv
} > seen
cat seen
diff seen - <<'T'
12
e5ae0a
实木
T
