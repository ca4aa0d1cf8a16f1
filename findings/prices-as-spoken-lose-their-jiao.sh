#!/bin/sh
# Prices and lengths as they are spoken in China, 八十九块五 (89.50 yuan) and 一米二 (1.2 metres), and a price with the sign ¥ in Chinese, found by Microsoft's recognizers-text of npm.
# Guess: 89.5 yuan, 1.2 metres, and yuan for ¥, as the language is that of China; its numbers know such forms (一万二 is 12000).
# Seen: @microsoft/recognizers-text-suite 1.3.1 finds 89 yuan and 1 metre, and leaves the last digit out; ¥89.50 is in Japanese yen. 三千五 is 3500 and 一万二 12000, as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @microsoft/recognizers-text-suite@1.3.1
cat > prices.cjs <<'J'
const { recognizeCurrency, recognizeDimension, recognizeNumber, Culture } = require('@microsoft/recognizers-text-suite');
for (const [recognize, text] of [[recognizeCurrency, '八十九块五'], [recognizeCurrency, '89.5元'], [recognizeCurrency, '¥89.50'], [recognizeDimension, '一米二'], [recognizeDimension, '1.2米'], [recognizeNumber, '三千五'], [recognizeNumber, '一万二']]) {
  const [found] = recognize(text, Culture.Chinese);
  console.log(`${text}: ${found.text} is ${found.resolution.value} ${found.resolution.unit ?? ''}`.trim());
}
J
node prices.cjs | tee seen
diff seen - <<'T'
八十九块五: 八十九块 is 89 Chinese yuan
89.5元: 89.5元 is 89.5 Chinese yuan
¥89.50: ¥89.50 is 89.5 Japanese yen
一米二: 一米 is 1 Meter
1.2米: 1.2米 is 1.2 Meter
三千五: 三千五 is 3500
一万二: 一万二 is 12000
T
