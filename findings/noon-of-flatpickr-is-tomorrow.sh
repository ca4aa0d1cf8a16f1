#!/bin/sh
# A time of delivery in a page's field, with the word of the half of the day before the hour, as Chinese has it (下午12:05; K before h), written by a date picker in Chinese and read again, as when the field is left.
# Guess: the same moment, and the word in Chinese.
# Seen (flatpickr 4.6.13 with its zh): PM stands for the word, and 12:05 of the afternoon, read before the hour is known, becomes five past midnight of the day after. With the word behind the hour it is right, and so are other hours.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact flatpickr@4.6.13 jsdom@29.1.1
cat > read.cjs <<'J'
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<input>');
Object.assign(globalThis, { window, document: window.document });
for (const name of ['HTMLElement', 'HTMLCollection', 'NodeList', 'Node', 'Event', 'MouseEvent']) globalThis[name] = window[name];
Object.defineProperty(globalThis, 'navigator', { value: window.navigator, configurable: true });
const flatpickr = require('flatpickr');
const { Mandarin } = require('flatpickr/dist/l10n/zh.js');

const picker = flatpickr(window.document.querySelector('input'), { locale: Mandarin, enableTime: true, allowInput: true });
for (const format of ['Y年n月j日 Kh:i', 'Y年n月j日 h:iK'])
  for (const date of [new Date(2026, 10, 12, 9, 5), new Date(2026, 10, 12, 12, 5), new Date(2026, 10, 12, 15, 5)]) {
    const text = picker.formatDate(date, format);
    console.log(`${text} is read as ${picker.formatDate(picker.parseDate(text, format), 'Y-m-d H:i')}`);
  }
process.exit();
J
node read.cjs | tee seen
diff seen - <<'T'
2026年11月12日 AM9:05 is read as 2026-11-12 09:05
2026年11月12日 PM12:05 is read as 2026-11-13 00:05
2026年11月12日 PM3:05 is read as 2026-11-12 15:05
2026年11月12日 9:05AM is read as 2026-11-12 09:05
2026年11月12日 12:05PM is read as 2026-11-12 12:05
2026年11月12日 3:05PM is read as 2026-11-12 15:05
T
