#!/bin/sh
# Drawings in ZIP archives as Windows in China packs them, the names in GBK: one archive for each drawing, as an attachment often is, and one with all of them, listed by lsar (unar), which finds out the encoding by itself.
# Guess: right names: what it was made for; a name of two characters and more with the ending of a drawing is enough.
# Seen (unar 1.10.1): all nine together are right. Of the nine alone none is: they come as Greek, Cyrillic, Japanese, Western letters or in escapes. With -e GBK each is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3 unar; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' unar
cd "$folder"
cat > pack.py <<'P'
import binascii, struct
names = ['板材.pdf', '门1.dxf', '报价.xlsx', '衣柜.dwg', '柜体.dxf', '合同.docx', '一号柜.dxf', '侧板18mm.dxf', '设计图.pdf']
def pack(file, names):
    parts, index = b'', b''
    for name in (name.encode('gbk') for name in names):
        place = len(parts)
        words = struct.pack('<5H3I2H', 20, 0, 0, 0, 0x5c45, binascii.crc32(b'x'), 1, 1, len(name), 0)
        parts += b'PK\3\4' + words + name + b'x'
        index += b'PK\1\2' + struct.pack('<H', 20) + words + struct.pack('<3H2I', 0, 0, 0, 0, place) + name
    open(file, 'wb').write(parts + index + b'PK\5\6' + struct.pack('<4H2IH', 0, 0, len(names), len(names), len(index), len(parts), 0))
pack('all.zip', names)
for number, name in enumerate(names, 1):
    pack('%d.zip' % number, [name])
P
python3 pack.py
export LC_ALL=C.UTF-8
{
  lsar all.zip | tail -n +2 | paste -sd ' '
  for number in 1 2 3 4 5 6 7 8 9; do lsar "$number.zip" | tail -n +2; done | paste -sd ' '
  for number in 1 2 3 4 5 6 7 8 9; do lsar -e GBK "$number.zip" | tail -n +2; done | paste -sd ' '
} | tee seen
diff seen - <<'T'
板材.pdf 门1.dxf 报价.xlsx 衣柜.dwg 柜体.dxf 合同.docx 一号柜.dxf 侧板18mm.dxf 设计图.pdf
°å²Ä.pdf це1.dxf ±¨¼Û.xlsx %d2%c2%b9%f1.dwg ΉρΜε.dxf ╨ом╛.docx %d2%bb%ba%c5%b9%f1.dxf ²à°å18mm.dxf ﾉ霈ﾆﾍｼ.pdf
板材.pdf 门1.dxf 报价.xlsx 衣柜.dwg 柜体.dxf 合同.docx 一号柜.dxf 侧板18mm.dxf 设计图.pdf
T
