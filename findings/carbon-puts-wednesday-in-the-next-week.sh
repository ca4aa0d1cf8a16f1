#!/bin/sh
# Days near to today in words by PHP's Carbon in Chinese, calendar(), as lists of orders show them on a Monday; and a time in its long format (LLL), read back.
# Guess: on Monday, Wednesday of the same week is 星期三 or 本周三, as with moment in zh-cn, whose texts Carbon's are made after; and Carbon reads what it writes.
# Seen (Carbon 2.65.0): Wednesday is 下星期三, which in China is the Wednesday of the week after; on Sunday the Friday before is 上星期五, which is a week earlier. 2026年1月5日下午3点30分, its own text in that form, is
# refused ("A meridian could not be found").
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-nesbot-carbon php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-nesbot-carbon php-cli
cd "$folder"
cat > show.php <<'P'
<?php
error_reporting(E_ALL & ~E_DEPRECATED);
require '/usr/share/php/Carbon/autoload.php';
use Carbon\Carbon;
date_default_timezone_set('Asia/Shanghai');
Carbon::setLocale('zh_CN');
Carbon::setTestNow(Carbon::create(2026, 11, 30, 12));
foreach ([1, 2, 4] as $days) echo "Monday + $days: ", Carbon::now()->addDays($days)->calendar(), "\n";
Carbon::setTestNow(Carbon::create(2026, 11, 29, 12));
echo 'Sunday - 2: ', Carbon::now()->subDays(2)->calendar(), "\n";
$text = Carbon::create(2026, 1, 5, 15, 30)->isoFormat('LLL');
try {
    $read = Carbon::createFromLocaleIsoFormat('LLL', 'zh_CN', $text)->format('Y-m-d H:i');
} catch (Exception $error) {
    $read = strtok($error->getMessage(), "\n");
}
echo "$text: $read\n";
P
php show.php | tee seen
diff seen - <<'T'
Monday + 1: 明天12:00
Monday + 2: 下星期三12:00
Monday + 4: 下星期五12:00
Sunday - 2: 上星期五12:00
2026年1月5日下午3点30分: A meridian could not be found
T
