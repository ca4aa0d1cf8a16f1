#!/bin/sh
# Article numbers and marks as texts (0o17, .inf, .nan, 0757, 1e3), written as YAML by Symfony's Yaml (dump), read by itself and by js-yaml of npm.
# Guess: the same texts: a text that would be read as a number stands in quotation marks, as 0757 and 1e3 do.
# Seen: Symfony 5.4.53 writes 0o17, .inf and .nan bare, and reads them itself as 15 and as infinite; js-yaml 4.1.0 reads 15, Infinity and NaN.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='php-cli php-symfony-yaml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
npm init -y >/dev/null
npm i --no-audit --no-fund --ignore-scripts js-yaml@4.1.0 >/dev/null 2>&1
cat > run.php <<'P'
<?php
require 'Symfony/Component/Yaml/autoload.php';
$text = Symfony\Component\Yaml\Yaml::dump(['0757', '1e3', '0o17', '.inf', '.nan']);
file_put_contents('list.yaml', $text);
echo $text, 'Symfony: ';
foreach (Symfony\Component\Yaml\Yaml::parse($text) as $read) {
    echo gettype($read), ' ', $read, ', ';
}
echo "\n";
P
php run.php > seen
node -e "
const read = require('js-yaml').load(require('fs').readFileSync('list.yaml', 'utf8'));
console.log('js-yaml:', read.map((value) => typeof value + ' ' + value).join(', '))" >> seen
cat seen
diff seen - <<'T'
- '0757'
- '1e3'
- 0o17
- .inf
- .nan
Symfony: string 0757, string 1e3, integer 15, double INF, double INF, 
js-yaml: string 0757, string 1e3, number 15, number Infinity, number NaN
T
