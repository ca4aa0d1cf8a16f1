#!/bin/sh
# A reply as Thunderbird sends it (text/plain; format=flowed; delsp=yes): a quotation in two lines of one paragraph, "> 请确认图纸 " and "> 尺寸无误。", and an answer in two lines.
# Guess: RFC 3676: a line that ends with a blank goes on with the next, without its quote mark: "> 请确认图纸尺寸无误。".
# Seen: mailparser 3.14.2 and eml-parser 2.1.1 do. postal-mime 4.0.0 and emailjs-mime-parser 2.0.7 leave the quote mark of the second line within the text: 请确认图纸> 尺寸无误。 letterparser 0.1.8 joins nothing.
# The answer, without quote marks, is right in all four.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact eml-parser@2.1.1 emailjs-mime-parser@2.0.7 letterparser@0.1.8 mailparser@3.14.2 postal-mime@4.0.0
cat > read.mjs <<'J'
import { Readable } from 'node:stream';
import EmlParser from 'eml-parser';
import emailjs from 'emailjs-mime-parser';
import { extract } from 'letterparser';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const mail = Buffer.from('From: a@example.cn\r\nTo: b@example.cn\r\nSubject: x\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8; format=flowed; delsp=yes\r\nContent-Transfer-Encoding: 8bit\r\n\r\n> 请确认图纸 \r\n> 尺寸无误。\r\n衣柜的侧板由实木颗粒板 \r\n制成。\r\n');
const show = (name, text) => console.log(`${name}: ${text.trim().split(/\r?\n/).join(' / ')}`);
show('mailparser', (await simpleParser(mail)).text);
show('eml-parser', (await new EmlParser(Readable.from([mail])).parseEml()).text);
show('postal-mime', (await PostalMime.parse(mail)).text);
show('emailjs-mime-parser', new TextDecoder().decode((emailjs.default ?? emailjs)(mail).content));
show('letterparser', extract(mail.toString()).text);
J
node read.mjs | tee seen
diff seen - <<'T'
mailparser: > 请确认图纸尺寸无误。 / 衣柜的侧板由实木颗粒板制成。
eml-parser: > 请确认图纸尺寸无误。 / 衣柜的侧板由实木颗粒板制成。
postal-mime: > 请确认图纸> 尺寸无误。 / 衣柜的侧板由实木颗粒板制成。
emailjs-mime-parser: > 请确认图纸> 尺寸无误。 / 衣柜的侧板由实木颗粒板制成。
letterparser: > 请确认图纸  / > 尺寸无误。 / 衣柜的侧板由实木颗粒板  / 制成。
T
