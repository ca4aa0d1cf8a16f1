#!/bin/sh
# A price list in XML whose remark changes, once to "88" and once to "88, 95": the changes are written by xmldiff and applied to the first list by xmlpatch of the same package.
# Guess: the second list comes back both times; the texts of xmldiff's lines are in quotation marks like JSON.
# Seen (xmldiff 2.4): with a comma in the text, xmlpatch takes it for two values and ends with a TypeError. Without a comma it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='xmldiff'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
{
printf '<list><p>old</p></list>' > a.xml
for text in '88' '88, 95'; do
  printf '<list><p>%s</p></list>' "$text" > b.xml
  xmldiff a.xml b.xml > changes
  grep update changes
  xmlpatch changes a.xml 2>&1 | tail -n 1
  echo
done
} > seen
cat seen
diff seen - <<'T'
[update-text, /list/p[1], "88"]
<list><p>88</p></list>

[update-text, /list/p[1], "88, 95"]
TypeError: DiffParser._handle_update_text() takes 3 positional arguments but 4 were given

T
