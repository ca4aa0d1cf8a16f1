#!/bin/sh
# A contact as older Android telephones export it: vCard 2.1, its Chinese in quoted-printable, long values going on in a next line.
# Guess: libraries that read vCards read it: vobject knows 2.1, ical.js reads whatever has lines and parameters.
# Seen: vobject 0.9.6.1 ends with ParseError at the second line of the address, unless it is told allowQP=True; ical.js 2.2.1 ends at
# TEL;CELL, a parameter without a value, and has no word for the encoding.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-vobject >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-vobject; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-vobject
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact ical.js@2.2.1 >/dev/null 2>&1
printf '%s\r\n' BEGIN:VCARD VERSION:2.1 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E7=8E=8B=E4=BC=9F' 'N:Wang;Wei;;;' 'TEL;CELL:138 0013 8000' \
  'ADR;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;;=E4=BD=9B=E5=B1=B1=' '=E9=BE=99=E6=B1=9F;;;;' END:VCARD > a.vcf
{
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -W ignore -c "
import vobject
text = open('a.vcf', newline='').read()
try:
    vobject.readOne(text)
except Exception as error:
    print('vobject', type(error).__name__)
print('with allowQP', vobject.readOne(text, allowQP=True).fn.value)"
  node --input-type=module -e "
import ICAL from 'ical.js';
import fs from 'node:fs';
try {
  ICAL.parse(fs.readFileSync('a.vcf', 'utf8'));
} catch (error) {
  console.log('ical.js', error.message);
}"
} > seen
cat seen
cat > expected <<'T'
vobject ParseError
with allowQP 王伟
ical.js Invalid parameters in 'TEL;CELL:138 0013 8000'
T
cmp seen expected
