#!/bin/sh
# An order as a dict of Python, with a remark that is None, a mark that is True, and a heading that is no name of XML (1号板), written as XML by three libraries and read by lxml.
# Guess: an empty element or one told to be nil, true as XML Schema has it, and well-formed XML or an error.
# Seen: dict2xml 1.7.2 writes the words None and True, and so the remark is None at the other end. xmltodict 0.13.0 leaves the remark empty, but writes the heading as it is, which no parser reads. dicttoxml 1.7.15 is well formed; of 1号板 it makes an element called key.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-dict2xml python3-dicttoxml python3-lxml python3-xmltodict; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-dict2xml python3-dicttoxml python3-xmltodict
cd "$folder"
cat > write.py <<'P'
import logging
import dict2xml, dicttoxml, lxml.etree, xmltodict
logging.disable(logging.CRITICAL)
order = {'备注': None, '含税': True}
boards = {'1号板': '侧板'}
for name, write in [('dict2xml', lambda part: dict2xml.dict2xml({'订单': part}, indent='', newlines=False)), ('dicttoxml', lambda part: dicttoxml.dicttoxml({'订单': part}, root=False, attr_type=False).decode()),
                    ('xmltodict', lambda part: xmltodict.unparse({'订单': part}, full_document=False))]:
    for part in order, boards:
        text = write(part)
        try:
            read = ', '.join('%s=%s' % (child.tag, child.text) if child.text is not None else child.tag + ' empty' for child in lxml.etree.fromstring(text))
        except lxml.etree.XMLSyntaxError:
            read = 'not well-formed'
        print('%s: %s' % (name, read))
P
PYTHONIOENCODING=utf-8 /usr/bin/python3 write.py | tee seen
diff seen - <<'T'
dict2xml: 含税=True, 备注=None
dict2xml: _1号板=侧板
dicttoxml: 备注 empty, 含税=true
dicttoxml: key=侧板
xmltodict: 备注 empty, 含税=true
xmltodict: not well-formed
T
