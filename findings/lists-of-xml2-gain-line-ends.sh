#!/bin/sh
# A list of goods as XML, parts of the same name after each other, made lines by xml2 and XML again by 2xml, the pair that is made for that; one part, two and three, with attributes and without, and elements of different names.
# Guess: the same list.
# Seen (xml2 0.5): of parts without attributes, from the second on, each text begins with a line end that was not there: 板 becomes a line end and 板, and the code 0757 one of five characters. Parts with attributes, and elements of different names, are right.
set -eu
dpkg -s xml2 >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends xml2; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' xml2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
while read -r text; do
  printf '%s\n' "$text"
  printf '%s' "$text" | xml2 | 2xml | python3 -c 'import sys; print("  " + sys.stdin.read().rstrip("\n").replace("\n", "[line end]"))'
done > seen <<'X'
<goods><part>门</part></goods>
<goods><part>门</part><board>板</board></goods>
<goods><part>门</part><part>板</part><part>0757</part></goods>
<goods><part code="1">门</part><part code="2">板</part></goods>
<goods><part code="1"/><part code="2"/></goods>
<goods><row><part>门</part></row><row><part>板</part></row></goods>
X
cat seen
diff seen - <<'T'
<goods><part>门</part></goods>
  <goods><part>门</part></goods>
<goods><part>门</part><board>板</board></goods>
  <goods><part>门</part><board>板</board></goods>
<goods><part>门</part><part>板</part><part>0757</part></goods>
  <goods><part>门</part><part>[line end]板</part><part>[line end]0757</part></goods>
<goods><part code="1">门</part><part code="2">板</part></goods>
  <goods><part code="1">门</part><part code="2">板</part></goods>
<goods><part code="1"/><part code="2"/></goods>
  <goods><part code="1"/><part code="2"/></goods>
<goods><row><part>门</part></row><row><part>板</part></row></goods>
  <goods><row><part>门</part></row><row><part>板</part></row></goods>
T
