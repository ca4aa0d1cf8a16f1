#!/bin/sh
# A price and a sum of an order in XML, 1299.50 and 12345678.90, read by ROXML of Ruby as BigDecimal, as money is, and written again.
# Guess: 1299.5 and 12345678.9, or as they were: a decimal of XML Schema has no exponent.
# Seen: 0.12995e4 and 0.123456789e8. xmllint refuses both as xs:decimal.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libxml2-utils ruby-roxml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-roxml
cd "$folder"
export LC_ALL=C.UTF-8
cat > order.rb <<'R'
require 'bigdecimal'
require 'roxml'
class Order
  include ROXML
  xml_name 'order'
  xml_accessor :price, as: BigDecimal
  xml_accessor :sum, as: BigDecimal
end
puts Order.from_xml('<order><price>1299.50</price><sum>12345678.90</sum></order>').to_xml
R
cat > order.xsd <<'X'
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="order"><xs:complexType><xs:sequence>
<xs:element name="price" type="xs:decimal"/><xs:element name="sum" type="xs:decimal"/>
</xs:sequence></xs:complexType></xs:element></xs:schema>
X
{
  ruby -W0 order.rb | tee order.xml
  xmllint --noout --schema order.xsd order.xml 2>&1 | grep -oE 'is not a valid value|validates|fails to validate'
} | tee seen
diff seen - <<'T'
<order>
  <price>0.12995e4</price>
  <sum>0.123456789e8</sum>
</order>
is not a valid value
is not a valid value
fails to validate
T
