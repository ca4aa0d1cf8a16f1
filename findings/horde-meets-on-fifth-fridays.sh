#!/bin/sh
# Rules of meetings as other calendars write them, read by Horde_Date_Recurrence, which Horde's calendar and Kronolith use: the last Friday, the last workday (BYSETPOS=-1), the last day of a month, each workday, the 10th and 20th.
# Guess: the right days, or an error, as it has no such rules of its own.
# Seen: php-horde-date 2.4.1 has the last Friday right. Of the last workday it makes the fifth Friday, which is in four of twelve months; of the last day (from 31 January) the 31st, and 3 March and 1 May where there is none; each workday becomes each day, Saturdays, too; the 10th
# and 20th become the 10th. It writes them back so, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-horde-date php-horde-icalendar php-horde-support php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-horde-date php-horde-icalendar php-horde-support php-cli
cd "$folder"
cat > rules.php <<'P'
<?php
error_reporting(E_ERROR);
set_include_path('/usr/share/php');
spl_autoload_register(function ($name) {
    @include_once str_replace('_', '/', $name) . '.php';
});
date_default_timezone_set('Asia/Shanghai');
foreach ([['FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30'], ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', '2026-01-30'], ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-01-31'], ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', '2026-01-30'], ['FREQ=MONTHLY;BYMONTHDAY=10,20', '2026-01-10']] as [$rule, $start]) {
    $recurrence = new Horde_Date_Recurrence(new Horde_Date("$start 15:00:00"));
    $recurrence->fromRRule20($rule);
    $days = [];
    $after = new Horde_Date('2026-01-01');
    while (count($days) < 4 && ($day = $recurrence->nextRecurrence($after))) {
        $days[] = $day->format('m-d');
        $after = clone $day;
        $after->mday++;
    }
    echo "$rule: ", implode(' ', $days), ', written ', $recurrence->toRRule20(new Horde_Icalendar()), "\n";
}
P
php rules.php | tee seen
diff seen - <<'T'
FREQ=MONTHLY;BYDAY=-1FR: 01-30 02-27 03-27 04-24, written FREQ=MONTHLY;INTERVAL=1;BYDAY=-1FR
FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1: 01-30 05-29 07-31 10-30, written FREQ=MONTHLY;INTERVAL=1;BYDAY=5FR
FREQ=MONTHLY;BYMONTHDAY=-1: 01-31 03-03 03-31 05-01, written FREQ=MONTHLY;INTERVAL=1
FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR: 01-30 01-31 02-01 02-02, written FREQ=DAILY;INTERVAL=1
FREQ=MONTHLY;BYMONTHDAY=10,20: 01-10 02-10 03-10 04-10, written FREQ=MONTHLY;INTERVAL=1
T
