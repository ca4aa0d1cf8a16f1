#!/bin/sh
# A day in Chinese by Luxon, whose tokens are those of Unicode: yyyy年MMMMd日 is written with the month in full, as in English.
# Guess: 2026年一月5日, or 2026年1月5日; Intl has the month as 1月 and 一月.
# Seen (luxon 3.7.2): MMMM and MMM are the bare number, so that it is 2026年15日. LLLL and LLL, the forms for a month alone, are 一月 and 1月. What LLLL writes
# MMMM does not read, 2026年一月 (unparsable).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact luxon@3.7.2
cat > show.mjs <<'J'
import { DateTime } from 'luxon';

const day = DateTime.fromISO('2026-01-05').setLocale('zh-CN');
for (const format of ['yyyy年MMMMd日', 'yyyy年MMMd日', 'yyyy年LLLLd日', 'yyyy年LLLd日', 'yyyy年M月d日']) console.log(format, day.toFormat(format));
for (const format of ['yyyy年MMMM', 'yyyy年LLLL']) console.log(format, DateTime.fromFormat('2026年一月', format, { locale: 'zh-CN' }).isValid);
J
node show.mjs | tee seen
diff seen - <<'T'
yyyy年MMMMd日 2026年15日
yyyy年MMMd日 2026年15日
yyyy年LLLLd日 2026年一月5日
yyyy年LLLd日 2026年1月5日
yyyy年M月d日 2026年1月5日
yyyy年MMMM false
yyyy年LLLL true
T
