#!/bin/sh
# Debian's php-htmlpurifier under Debian's PHP, as a backend in PHP cleans rich text with it.
# Guess: it cleans a paragraph, since the packages are of one release and say that they fit.
# Seen (htmlpurifier 4.11.0-1 with PHP 8.2): the first call ends with a fatal error, whatever the text: a file that it always loads has a way to write offsets ({0}) that PHP 8 no longer knows.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-htmlpurifier php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-htmlpurifier php-cli
cd "$folder"
cat > clean.php <<'P'
<?php
ini_set('display_errors', 'stderr');
require '/usr/share/php/HTMLPurifier.auto.php';
$config = HTMLPurifier_Config::createDefault();
$config->set('Cache.DefinitionImpl', null);
echo (new HTMLPurifier($config))->purify('<p>甲</p>'), "\n";
P
{
  php clean.php 2>error || echo "exit $?"
  grep -o -m 1 'offset access syntax with curly braces is no longer supported' error
} | tee seen
diff seen - <<'T'
exit 255
offset access syntax with curly braces is no longer supported
T
