#!/bin/sh
# A winmail.dat as Outlook in China sends it: the code page of the mail is 936 (attOemCodepage), the name of the file, 报价单.xlsx, is in it (attAttachTitle).
# Guess: tnef names the file 报价单.xlsx in a locale of UTF-8, since the code page stands there.
# Seen: tnef 1.4.18 shows and writes the bytes of GBK as they are; in UTF-8 they are no characters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3 tnef; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3 tnef
cd "$folder"
export LC_ALL=C.UTF-8
cat > write.py <<'P'
from struct import pack
def attribute(level, kind, data):
    return pack('<BII', level, kind, len(data)) + data + pack('<H', sum(data) & 0xffff)
open('winmail.dat', 'wb').write(pack('<IH', 0x223e9f78, 1) + attribute(1, 0x00089006, pack('<I', 0x10000)) + attribute(1, 0x00069007, pack('<II', 936, 0)) + attribute(2, 0x00069002, pack('<HIHHI', 1, 0xffffffff, 0, 0, 0)) + attribute(2, 0x00018010, '报价单.xlsx'.encode('gbk') + b'\0') + attribute(2, 0x0006800f, b'hello'))
P
/usr/bin/python3 write.py
mkdir out
tnef -C out winmail.dat
{
  tnef -t winmail.dat | iconv -f utf-8 >said 2>&1 && echo 'listed in UTF-8' || echo 'not listed in UTF-8'
  ls out | iconv -f utf-8 >said 2>&1 && echo 'the name is in UTF-8' || echo 'the name is not in UTF-8'
  ls out | iconv -f gbk -t utf-8
} | tee seen
diff seen - <<'T'
not listed in UTF-8
the name is not in UTF-8
报价单.xlsx
T
