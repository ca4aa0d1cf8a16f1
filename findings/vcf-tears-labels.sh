#!/bin/sh
# A contact as vCard 4.0 with an address whose label has a semicolon in quotes, and a note with a comma and a line break, read and written by vcf, also as jCard (RFC 7095).
# Guess: written as vCard it says the same again; in jCard, where nothing needs the backslash, the note is "a,b" and a second line, and the unit of a company a value of its own.
# Seen (vcf 2.1.2): the label ends at the semicolon, and its rest becomes a type of address, in what is written, too. In jCard the backslashes stay, also that of the line break, and
# the company and its unit are one text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null 2>&1
npm install --silent --no-audit --no-fund --save-exact vcf@2.1.2 >/dev/null 2>&1
cat > copy.cjs <<'J'
const Contact = require('vcf');
const address = 'ADR;LABEL="仓库;三楼":;;工业区1号;佛山;广东;528318;中国';
const lines = ['BEGIN:VCARD', 'VERSION:4.0', 'FN:王伟', 'ORG:某家具公司;采购部', address, 'NOTE:a\\,b\\nc', 'END:VCARD', ''];
const contact = new Contact().parse(lines.join('\r\n'));
console.log(contact.toString('4.0').split('\r\n').find((line) => line.startsWith('ADR')));
for (const [name, parameters, , value] of contact.toJCard('4.0')[1]) {
  if (['org', 'adr', 'note'].includes(name)) console.log(name, JSON.stringify(parameters), JSON.stringify(value));
}
J
node copy.cjs > seen
cat seen
cat > expected <<'T'
ADR;LABEL="仓库;TYPE=三楼":;;工业区1号;佛山;广东;528318;中国
org {} "某家具公司;采购部"
adr {"label":"\"仓库","type":"三楼\""} ["","","工业区1号","佛山","广东","528318","中国"]
note {} "a\\,b\\nc"
T
cmp seen expected
