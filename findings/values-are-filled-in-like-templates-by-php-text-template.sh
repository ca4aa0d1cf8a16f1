#!/bin/sh
# A line of a letter filled in by PHP's Text_Template, the remark of the customer holding the name of a later field in braces.
# Guess: the remark as the customer wrote it, for it is a value and no template, whatever the order of the values.
# Seen (2.0.4): a name that is set later is filled in within the value, one that was set earlier is not.
set -eu
packages='php-cli php-text-template'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.php <<'P'
<?php
require 'SebastianBergmann/Template/autoload.php';
use SebastianBergmann\Template\Template;
file_put_contents('letter.txt', "{remark} / {price}\n");
$values = ['remark' => 'please leave {price} open', 'price' => '1280.50'];
foreach ([$values, array_reverse($values)] as $ordered) {
    $letter = new Template('letter.txt');
    $letter->setVar($ordered);
    echo implode(', ', array_keys($ordered)), ': ', $letter->render();
}
P
php run.php | tee seen
diff seen - <<'T'
remark, price: please leave 1280.50 open / 1280.50
price, remark: please leave {price} open / 1280.50
T
