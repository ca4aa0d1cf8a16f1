#!/bin/sh
# A graph of parts in GML with labels, "door" and, escaped as GML asks for what is not ASCII, "&#38376; &amp; 3&quot;", made into a graph by gml2gv; what dot shows in the nodes.
# Guess: the labels, as label in GML is the text attached to a node, and what gv2gml writes comes back with its label.
# Seen (graphviz 2.42.2): the labels become an attribute "name", which dot does not show: the nodes show 1 and 2, the edge nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='graphviz'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf 'graph [ node [ id 1 label "door" ] node [ id 2 label "&#38376; &amp; 3&quot;" ] edge [ source 1 target 2 label "18" ] ]' > parts.gml
gml2gv parts.gml | tr -d '\t'
gml2gv parts.gml | dot -Tsvg | grep -o '<text.*' | sed 's/<[^>]*>//g' | xargs
} > seen
cat seen
diff seen - <<'T'
graph "" {
1[name=door];
2[name="&#38376; &amp; 3&quot;"];
1 -- 2[name=18];
}
1 2
T
