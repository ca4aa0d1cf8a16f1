#!/bin/sh
# Guess: date-holidays, a table of statutory holidays by country that is updated often, has China's thirteen days in force since
# 2025: 除夕 and the three days after it, the 1st and 2nd of May, three days of October and so on.
# Seen with date-holidays 3.37.0: for 2026 it has one day in May (the 2nd is a working day), three of the four at 春节 (the 19th of
# February is a working day), and counts as public holidays days that are none for most people (8th of March, 1st of August).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact date-holidays@3.37.0 >/dev/null 2>&1
TZ=Asia/Shanghai node -e "
const days = new (require('date-holidays'))('CN').getHolidays(2026).filter(({ type }) => type === 'public');
console.log(days.map(({ date }) => date.slice(5, 10)).join(' '));" > seen
cat seen
echo '01-01 02-16 02-17 02-18 03-08 04-05 05-01 05-04 06-01 06-19 08-01 09-25 10-01 10-02 10-03' > expected
cmp seen expected
