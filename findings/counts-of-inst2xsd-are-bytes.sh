#!/bin/sh
# An order in XML with 3 pieces, an area code 0757, a model 18E0 and a name, from which XMLBeans' inst2xsd and Trang make a schema, as one makes it for a partner from an example; and another order of the kind, 200 pieces of the model E1-18 named "柜 18mm".
# Guess: the other order fits: a count is a whole number, a code with a nought before and a model are texts, and so is a name.
# Seen (xmlbeans 4.0.0, trang 20220510): inst2xsd makes a count a byte, up to 127, Trang a name an NCName, without blanks; the code is a number for both, and the model 18E0 a float or double. xmllint refuses the order by both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in xmlbeans trang libxml2-utils default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' xmlbeans trang libxml2-utils
cd "$folder"
echo '<order><count>3</count><area>0757</area><model>18E0</model><name>柜</name></order>' > order.xml
echo '<order><count>200</count><area>0757</area><model>E1-18</model><name>柜 18mm</name></order>' > other.xml
inst2xsd -outPrefix beans order.xml >/dev/null
trang order.xml trang.xsd
for schema in beans*.xsd trang.xsd; do
  echo "$schema"
  grep -oE '"(count|area|model|name)" type="xs:[A-Za-z]+"|type="xs:[A-Za-z]+" name="[a-z]+"' "$schema"
  xmllint --noout --schema "$schema" other.xml 2>&1 | sed -n "s/.*Element '\([a-z]*\)'.*atomic type.*/refused: \1/p" | sort -u
done | tee seen
diff seen - <<'T'
beans0.xsd
type="xs:byte" name="count"
type="xs:short" name="area"
type="xs:float" name="model"
type="xs:string" name="name"
refused: count
refused: model
trang.xsd
"count" type="xs:integer"
"area" type="xs:integer"
"model" type="xs:double"
"name" type="xs:NCName"
refused: model
refused: name
T
