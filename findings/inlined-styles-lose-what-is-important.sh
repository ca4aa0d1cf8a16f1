#!/bin/sh
# A notice for mail, whose style sheet says of a price .price { color: red !important } and whose cell says style="color: blue"; the styles put into the cells by CssToInlineStyles of PHP (as Laravel's mails are), and by juice.
# Guess: red, as a browser shows it: what is important in a sheet wins over a style of the element.
# Seen: CssToInlineStyles leaves blue, and the important red is gone. juice says red.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-tijsverkoyen-css-to-inline-styles php-xml; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-tijsverkoyen-css-to-inline-styles
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact juice@12.1.2
printf '<p class="price" style="color: blue">89</p>' > notice.html
printf '.price { color: red !important; font-weight: bold }' > notice.css
cat > inline.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require 'TijsVerkoyen/CssToInlineStyles/autoload.php';
$inliner = new TijsVerkoyen\CssToInlineStyles\CssToInlineStyles();
preg_match('/<p.*<\/p>/', $inliner->convert(file_get_contents('notice.html'), file_get_contents('notice.css')), $found);
echo 'CssToInlineStyles: ', $found[0], "\n";
P
{
  php inline.php
  node -e "const { readFileSync } = require('node:fs'); const juice = require('juice'); console.log('juice:', (juice.default ?? juice).inlineContent(readFileSync('notice.html', 'utf8'), readFileSync('notice.css', 'utf8')))"
} | tee seen
diff seen - <<'T'
CssToInlineStyles: <p class="price" style="font-weight: bold; color: blue;">89</p>
juice: <p class="price" style="font-weight: bold; color: red;">89</p>
T
