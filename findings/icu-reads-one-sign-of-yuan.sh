#!/bin/sh
# Prices in yuan as people in China type them, read by ICU's format of amounts for zh_CN through PHP: with ¥, and with ￥, which Chinese keyboards give (Shift+4); and days of a form with a month too many.
# Guess: both signs are read, as they are one sign in two widths, and full-width figures and commas are read; 2026年13月5日 is refused.
# Seen (PHP 8.2, ICU 72.1): ￥ is refused, while １，２９９ is read; the day is 5 January 2027.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-cli php-intl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-cli php-intl
cd "$folder"
cat > read.php <<'P'
<?php
echo 'ICU ', INTL_ICU_VERSION, "\n";
$amount = new NumberFormatter('zh_CN', NumberFormatter::CURRENCY);
foreach (['¥1,299.50', '￥1,299.50', '¥１，２９９'] as $text) echo $text, ' ', json_encode($amount->parse($text)), "\n";
$day = new IntlDateFormatter('zh_CN', IntlDateFormatter::LONG, IntlDateFormatter::NONE, 'Asia/Shanghai');
date_default_timezone_set('Asia/Shanghai');
foreach (['2026年1月5日', '2026年13月5日'] as $text) echo $text, ' ', date('Y-m-d', $day->parse($text)), "\n";
P
php read.php | tee seen
diff seen - <<'T'
ICU 72.1
¥1,299.50 1299.5
￥1,299.50 false
¥１，２９９ 1299
2026年1月5日 2026-01-05
2026年13月5日 2027-01-05
T
