#!/bin/sh
# A term of one working day from the 31st of December 2026, and the first days of January and October 2027, which the regulation on public holidays makes free in every year. The list of
# 2027, which says what else is moved, comes out late in the year before.
# Guess: packages with China's working days know these fixed days without a list, or say that they have none for the year.
# Seen (chinese-days 1.5.7, chinese-workday 1.16.1, with lists up to 2026): each takes every day from Monday to Friday of 2027 for a working day, New Year and the National Day too,
# without a word, so that the term ends on New Year. In 2024 to 2026 both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact chinese-days@1.5.7 chinese-workday@1.16.1 >/dev/null 2>&1
cat > days.mjs <<'J'
import days from 'chinese-days';
import { isWorkday, nextWorkday } from 'chinese-workday';

for (const day of ['2026-01-01', '2026-10-01', '2027-01-01', '2027-10-01']) console.log(day, days.isWorkday(day), isWorkday(day));
console.log(days.findWorkday(1, '2026-12-31'), nextWorkday('2026-12-31'));
J
TZ=Asia/Shanghai node days.mjs > seen
cat seen
cat > expected <<'T'
2026-01-01 false false
2026-10-01 false false
2027-01-01 true true
2027-10-01 true true
2027-01-01 2027-01-01
T
cmp seen expected
