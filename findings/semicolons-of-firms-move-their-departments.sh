#!/bin/sh
# A contact of vCard 3.0 whose firm has a semicolon in its name, ORG:甲家居\;板材;采购部, and a note with a comma, a semicolon and a line break, escaped by backslashes (RFC 2426, 4), read by libraries of npm; and one written with a town 佛山;顺德 and a street with a comma.
# Guess: firm 甲家居;板材 and department 采购部, the note without backslashes; written with backslashes.
# Seen: vcard-parser 1.0.0 reads both. ical.js 2.2.1 keeps the backslash before the semicolon of the note. vcard4-ts makes one text of firm and department. vcf keeps all backslashes, and makes a text of ORG as well.
# Written by vcards-js and vcard-creator they are escaped; by @covve/easy-vcard not: the town is 佛山, the region 顺德, the street in two.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @covve/easy-vcard@1.1.1 ical.js@2.2.1 vcard-creator@1.0.0 vcard-parser@1.0.0 vcard4-ts@0.4.1 vcards-js@2.11.1 vcf@2.1.2
cat > run.mjs <<'J'
import { VCard } from '@covve/easy-vcard';
import ICAL from 'ical.js';
import vCardsJS from 'vcards-js';
import VCardCreator from 'vcard-creator';
import Vcf from 'vcf';
import parser from 'vcard-parser';
import { parseVCards } from 'vcard4-ts';

const card = (version) => ['BEGIN:VCARD', `VERSION:${version}`, 'N:张;三;;;', 'FN:张三', 'ORG:甲家居\\;板材;采购部', 'NOTE:一\\,二\\;三\\n四', 'END:VCARD', ''].join('\r\n');
const value = (text, name) => JSON.stringify(ICAL.parse(text)[1].find(([key]) => key === name).slice(3));
const libraries = {
  'ical.js': (text) => `${value(text, 'org')} ${value(text, 'note')}`,
  'vcard-parser': (text) => { const { org, note } = parser.parse(text); return `${JSON.stringify(org[0].value)} ${JSON.stringify(note[0].value)}`; },
  vcf: (text) => { const seen = new Vcf().parse(text); return `${JSON.stringify(seen.get('org').valueOf())} ${JSON.stringify(seen.get('note').valueOf())}`; },
};
for (const [library, read] of Object.entries(libraries)) console.log(`${library}: ${read(card('3.0'))}`);
const [{ ORG, NOTE }] = parseVCards(card('4.0')).vCards;
console.log(`vcard4-ts, 4.0: ${JSON.stringify(ORG[0].value)} ${JSON.stringify(NOTE[0].value)}`);
const street = '工业区1号,2栋';
const town = '佛山;顺德';
const plain = vCardsJS();
Object.assign(plain, { firstName: '三', lastName: '张' });
Object.assign(plain.workAddress, { street, city: town });
const creator = new (VCardCreator.default ?? VCardCreator)();
creator.addName({ familyName: '张', givenName: '三' });
creator.addAddress({ street, locality: town });
const easy = new VCard().setFullName('张三').addAddress(street, town);
for (const [library, text] of [['vcards-js', plain.getFormattedString()], ['vcard-creator', creator.toString()], ['@covve/easy-vcard', easy.toString()]]) console.log(`${library} writes ${text.replace(/\r?\n /g, '').split(/\r?\n/).find((line) => line.startsWith('ADR')).replace(/^[^:]*:/, '')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
ical.js: [["甲家居;板材","采购部"]] ["一,二\\;三\n四"]
vcard-parser: ["甲家居;板材","采购部"] "一,二;三\n四"
vcf: "甲家居\\;板材;采购部" "一\\,二\\;三\\n四"
vcard4-ts, 4.0: ["甲家居;板材;采购部"] "一,二;三\n四"
vcards-js writes ;;工业区1号\,2栋;佛山\;顺德;;;
vcard-creator writes ;;工业区1号\,2栋;佛山\;顺德;;;
@covve/easy-vcard writes ;;工业区1号,2栋;佛山;顺德;;;
T
