#!/bin/sh
# Days of payment in cron expressions for PHP (dragonmantank/cron-expression, which Laravel's scheduler uses): the last working day of the month (LW), and the working day nearest to the 31st (31W).
# Guess: LW is the last working day or is refused; 31W is skipped in months without a 31st, as 31 is.
# Seen (3.3.1): LW is taken, and is the working day nearest to the 1st, or Saturday the 31st of January. 31W comes on 3 February and on 1 April.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-dragonmantank-cron-expression php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-dragonmantank-cron-expression php-cli
cd "$folder"
cat > run.php <<'P'
<?php
require '/usr/share/php/Cron/autoload.php';
date_default_timezone_set('Asia/Shanghai');
foreach (['L', 'LW', '31', '31W', '1W'] as $day) {
    $dates = (new Cron\CronExpression("0 9 $day * *"))->getMultipleRunDates(4, '2026-01-01 00:00:00');
    echo "$day: ", implode(', ', array_map(fn($date) => $date->format('D j M'), $dates)), "\n";
}
P
php run.php | tee seen
diff seen - <<'T'
L: Sat 31 Jan, Sat 28 Feb, Tue 31 Mar, Thu 30 Apr
LW: Sat 31 Jan, Mon 2 Feb, Mon 2 Mar, Sat 30 May
31: Sat 31 Jan, Tue 31 Mar, Sun 31 May, Fri 31 Jul
31W: Fri 30 Jan, Tue 3 Feb, Tue 31 Mar, Wed 1 Apr
1W: Thu 1 Jan, Mon 2 Feb, Mon 2 Mar, Wed 1 Apr
T
