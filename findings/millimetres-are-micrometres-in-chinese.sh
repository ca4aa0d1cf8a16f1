#!/bin/sh
# Sizes of boards in Chinese and English sentences, found by Microsoft's recognizers-text of npm.
# Guess: 18 millimetres in both languages; centimetres and metres as they are.
# Seen: @microsoft/recognizers-text-number-with-unit 1.3.1 takes 18毫米 and 18mm in Chinese for micrometres, a thousandth. 18 mm in English is millimetres; 60厘米 and 1.5米 are read rightly.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @microsoft/recognizers-text-suite@1.3.1
cat > sizes.cjs <<'J'
const { recognizeDimension, Culture } = require('@microsoft/recognizers-text-suite');
for (const [text, culture] of [['18毫米', 'Chinese'], ['18mm', 'Chinese'], ['60厘米', 'Chinese'], ['1.5米', 'Chinese'], ['18 mm', 'English'], ['18 millimeters', 'English']]) {
  const [found] = recognizeDimension(text, Culture[culture]);
  console.log(`${culture}: ${text} is ${found?.resolution.value} ${found?.resolution.unit}`);
}
J
node sizes.cjs | tee seen
diff seen - <<'T'
Chinese: 18毫米 is 18 Micrometer
Chinese: 18mm is 18 Micrometer
Chinese: 60厘米 is 60 Centimeter
Chinese: 1.5米 is 1.5 Meter
English: 18 mm is 18 Millimeter
English: 18 millimeters is 18 Millimeter
T
