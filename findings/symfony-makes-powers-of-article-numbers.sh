#!/bin/sh
# An order as XML with numbers in attributes (an article 2E5, an area code, a price, an order's number of 21 digits), read by Symfony's serialiser and written again; the same in elements.
# Guess: texts, as XML has them without a schema, and as the serialiser reads elements; and written as they were.
# Seen (php-symfony-serializer 5.4.23): what looks like a number in an attribute is one, but for those with a nought before: 2E5 is 200000, the order's number loses its end, and 1299.50 its nought, and so they are written. Elements stay texts.
set -eu
for package in php-cli php-symfony-serializer; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-symfony-serializer
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > read.php <<'P'
<?php
require '/usr/share/php/Symfony/Component/Serializer/autoload.php';
$encoder = new Symfony\Component\Serializer\Encoder\XmlEncoder();
foreach (['<order article="2E5" area="0757" price="1299.50" number="202611290000000123456"/>', '<order><article>2E5</article><area>0757</area><price>1299.50</price><number>202611290000000123456</number></order>'] as $text) {
    $order = $encoder->decode($text, 'xml');
    echo json_encode($order), "\n", trim($encoder->encode($order, 'xml', ['xml_root_node_name' => 'order', 'encoder_ignored_node_types' => [XML_PI_NODE]])), "\n";
}
P
php -d error_reporting=0 read.php | tee seen
diff seen - <<'T'
{"@article":200000,"@area":"0757","@price":1299.5,"@number":2.0261129000000012e+20,"#":""}
<order article="200000" area="0757" price="1299.5" number="2.0261129E+20"></order>
{"article":"2E5","area":"0757","price":"1299.50","number":"202611290000000123456"}
<order><article>2E5</article><area>0757</area><price>1299.50</price><number>202611290000000123456</number></order>
T
