#!/bin/sh
# Messages to customers' telephones: 面积 alone is UCS-2, 70 characters in one message, 67 in each of several; "12m²", "600·720" and "30°C" have no Chinese, but signs that the alphabet of telephones (GSM 03.38) lacks.
# Guess: one message of 70 characters, two of 134, 160 letters in one, 159 and a € (which counts twice) in two; ² · ° as UCS-2, by all that count or write messages.
# Seen: split-sms 0.1.7, sms-segments-calculator 1.3.0 and gsm 0.1.4 say so. sms-counter 1.0.0 has one for 159 and €. node-pdu 2.1.1, which writes the messages, puts 63 Chinese characters or 133 letters into one, so that
# 70 and 160 cost two, and writes ² · ° as blanks of the 7-bit alphabet: 12m², a square, arrives as "12m ".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact gsm@0.1.4 node-pdu@2.1.1 sms-counter@1.0.0 sms-segments-calculator@1.3.0 split-sms@0.1.7
cat > count.mjs <<'J'
import gsm from 'gsm';
import { parse, Submit } from 'node-pdu';
import counter from 'sms-counter';
import segments from 'sms-segments-calculator';
import splitSms from 'split-sms';

const parts = (text) => new Submit('+8613800138000', text).getPartStrings().map((part) => parse(part).data.getText());
for (const [name, text] of [['70 x 柜', '柜'.repeat(70)], ['134 x 柜', '柜'.repeat(134)], ['160 x a', 'a'.repeat(160)], ['159 x a and €', `${'a'.repeat(159)}€`]]) {
  console.log(`${name}: split-sms ${splitSms.split(text).parts.length}, sms-segments-calculator ${new segments.SegmentedMessage(text).segmentsCount}, gsm ${gsm(text).sms_count}, sms-counter ${counter.count(text).messages}, node-pdu ${parts(text).length}`);
}
for (const text of ['12m²', '600·720', '30°C', '600×720', '¥89', '面积12m²']) console.log(`${text}: split-sms ${splitSms.split(text).characterSet}, node-pdu sends ${JSON.stringify(parts(text).join(''))}`);
J
node count.mjs | tee seen
diff seen - <<'T'
70 x 柜: split-sms 1, sms-segments-calculator 1, gsm 1, sms-counter 1, node-pdu 2
134 x 柜: split-sms 2, sms-segments-calculator 2, gsm 2, sms-counter 2, node-pdu 3
160 x a: split-sms 1, sms-segments-calculator 1, gsm 1, sms-counter 1, node-pdu 2
159 x a and €: split-sms 2, sms-segments-calculator 2, gsm 2, sms-counter 1, node-pdu 3
12m²: split-sms Unicode, node-pdu sends "12m "
600·720: split-sms Unicode, node-pdu sends "600 720"
30°C: split-sms Unicode, node-pdu sends "30 C"
600×720: split-sms Unicode, node-pdu sends "600×720"
¥89: split-sms GSM, node-pdu sends "¥89"
面积12m²: split-sms Unicode, node-pdu sends "面积12m²"
T
