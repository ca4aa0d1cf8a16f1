#!/bin/sh
# date-fns in its locale zhCN, reading what it writes itself: times by parts of the day (B, as people say them) and quarters (QQQQ).
# Guess: it reads back each, as the documentation has both tokens for reading, too.
# Seen (date-fns 4.4.0): in the morning and at night it writes 早晨9:30 and 夜间3:30, which it does not read, since for reading it knows 早上 and 凌晨; 中午 and 晚上 are in both. 第一季度 is
# not read either.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact date-fns@4.4.0
cat > read.mjs <<'J'
import { format, isValid, parse } from 'date-fns';
import { zhCN } from 'date-fns/locale';

const options = { locale: zhCN };
const read = (text, form) => {
  const day = parse(text, form, new Date(2026, 0, 5), options);
  return isValid(day) ? format(day, 'MM-dd HH:mm') : 'not read';
};
for (const hour of [3, 9, 12, 15, 20]) {
  const text = format(new Date(2026, 0, 5, hour, 30), 'Bh:mm', options);
  console.log(text, read(text, 'Bh:mm'));
}
const quarter = format(new Date(2026, 0, 5), 'yyyy年QQQQ', options);
console.log(quarter, read(quarter, 'yyyy年QQQQ'));
J
TZ=Asia/Shanghai node read.mjs | tee seen
diff seen - <<'T'
夜间3:30 not read
早晨9:30 not read
中午12:30 01-05 12:30
中午3:30 01-05 15:30
晚上8:30 01-05 20:30
2026年第一季度 not read
T
