#!/bin/sh
# A day in words by Tempo in Chinese, in a format with the name of the month (MMMM D, YYYY), read back by Tempo with the same format and language, and in English beside it; and the format of times in China, Ah:mm.
# Guess: what it writes it reads as the same day; 下午3:30 is read.
# Seen (@formkit/tempo 1.1.0): in English as guessed. In Chinese the month's name is written without 月, 1 5, 2026, and read, without an error, as the 5th of the month in which the program runs, for every month. Ah:mm, as China writes it, is refused, Illegal adjacent tokens; with a blank between it is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @formkit/tempo@1.1.0
cat > run.mjs <<'J'
import { format, parse } from '@formkit/tempo';

const now = new Date().getMonth();
for (const language of ['en', 'zh']) {
  const others = [...Array(12).keys()].filter((month) => month !== now);
  const written = others.map((month) => format(new Date(2026, month, 5), 'MMMM D, YYYY', language));
  const read = written.map((text) => parse(text, 'MMMM D, YYYY', language).getMonth());
  console.log(`${language}: of the eleven months other than this one ${read.filter((month, index) => month === others[index]).length} are read as written, ${read.filter((month) => month === now).length} as this one`);
}
console.log(`January is written ${format(new Date(2026, 0, 5), 'MMMM D, YYYY', 'zh')}`);
for (const style of ['YYYY年M月D日 A h:mm', 'YYYY年M月D日 Ah:mm']) {
  const written = format(new Date(2026, 0, 5, 15, 30), style, 'zh');
  let read;
  try {
    read = parse(written, style, 'zh').toLocaleString('sv');
  } catch (error) {
    read = error.message;
  }
  console.log(`${style}: written ${written}, read ${read}`);
}
J
node run.mjs | tee seen
diff seen - <<'T'
en: of the eleven months other than this one 11 are read as written, 0 as this one
zh: of the eleven months other than this one 0 are read as written, 11 as this one
January is written 1 5, 2026
YYYY年M月D日 A h:mm: written 2026年1月5日 下午 3:30, read 2026-01-05 15:30:00
YYYY年M月D日 Ah:mm: written 2026年1月5日 下午3:30, read Illegal adjacent tokens (A, h)
T
