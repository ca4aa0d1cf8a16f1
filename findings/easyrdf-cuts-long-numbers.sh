#!/bin/sh
# Data of a product in Turtle with a number of twenty digits, and its name in Chinese of the mainland and of Taiwan, read and written by PHP's EasyRdf.
# Guess: the number is written as it was read, as xsd:integer has no bounds and EasyRdf keeps texts; the name in "zh" is the one of zh-Hans, as the basic filter of languages (RFC 4647) finds it.
# Seen (EasyRdf 1.0.0): as Turtle the number is 9223372036854775807, without a word; as N-Triples it is right. In "zh" there is no name.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-easyrdf php-cli php-xml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-easyrdf php-cli php-xml
cd "$folder"
cat > turn.php <<'P'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/EasyRdf/autoload.php';
$graph = new EasyRdf\Graph();
$graph->parse('@prefix s: <http://schema.org/> . <urn:x> s:sku 69012345678901234567 ; s:name "橱柜"@zh-Hans, "櫥櫃"@zh-Hant .', 'turtle');
foreach (['turtle', 'ntriples'] as $form) echo "$form: ", preg_match('/\d{15,}/', $graph->serialise($form), $found) ? $found[0] : '-', "\n";
$product = $graph->resource('urn:x');
foreach (['zh', 'zh-Hans'] as $language) echo "$language: ", $product->get('<http://schema.org/name>', 'literal', $language) ?? '-', "\n";
P
php turn.php | tee seen
diff seen - <<'T'
turtle: 9223372036854775807
ntriples: 69012345678901234567
zh: -
zh-Hans: 橱柜
T
