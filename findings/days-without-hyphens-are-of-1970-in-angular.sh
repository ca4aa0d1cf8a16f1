#!/bin/sh
# Days of delivery as texts of ISO 8601 with hyphens and without, 2026-01-05 and 20260105 as EDIFACT and X12 have them, with a time, and with slashes, shown by Angular's formatDate and read by date-fns (parseISO) and luxon.
# Guess: the fifth of January 2026, or an error.
# Seen: date-fns 4.1.0 and luxon 3.7.2 read both forms of ISO. @angular/common 18.2.14 takes a text of digits for milliseconds since 1970: 20260105 is the first of January 1970, 13:37 in China, without an error, and the month 202601 is 08:03 of that day. 20260105T0800 it reads, 2026-W02-1 it refuses.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @angular/common@18.2.14 @angular/core@18.2.14 @angular/compiler@18.2.14 rxjs@7.8.1 tslib@2.8.1 date-fns@4.1.0 luxon@3.7.2
cat > run.mjs <<'J'
import '@angular/compiler';
import { formatDate, registerLocaleData } from '@angular/common';
import zh from '@angular/common/locales/zh';
import { format, parseISO } from 'date-fns';
import { DateTime } from 'luxon';

process.env.TZ = 'Asia/Shanghai';
registerLocaleData(zh, 'zh');
const attempt = (read) => {
  try {
    return read();
  } catch {
    return 'error';
  }
};
for (const day of ['2026-01-05', '20260105', '20260105T0800', '2026-01-05T08:00', '2026-W02-1', '202601'])
  console.log(`${day}: Angular ${attempt(() => formatDate(day, 'yyyy年M月d日 HH:mm', 'zh'))}; date-fns ${attempt(() => format(parseISO(day), 'yyyy年M月d日 HH:mm'))}; luxon ${attempt(() => DateTime.fromISO(day).toFormat('yyyy年M月d日 HH:mm'))}`);
J
node run.mjs | tee seen
diff seen - <<'T'
2026-01-05: Angular 2026年1月5日 00:00; date-fns 2026年1月5日 00:00; luxon 2026年1月5日 00:00
20260105: Angular 1970年1月1日 13:37; date-fns 2026年1月5日 00:00; luxon 2026年1月5日 00:00
20260105T0800: Angular 2026年1月5日 08:00; date-fns 2026年1月5日 08:00; luxon 2026年1月5日 08:00
2026-01-05T08:00: Angular 2026年1月5日 08:00; date-fns 2026年1月5日 08:00; luxon 2026年1月5日 08:00
2026-W02-1: Angular error; date-fns 2026年1月5日 00:00; luxon 2026年1月5日 00:00
202601: Angular 1970年1月1日 08:03; date-fns 2026年1月1日 00:00; luxon 2026年1月1日 00:00
T
