#!/bin/sh
# Six short lists and notices of this field in GBK, as offices in China send them (a price list of three lines, an address, a telephone), and what six programs and libraries that find out encodings take them for; what counts as right is any name of GB2312, GBK or GB18030.
# Guess: all but the shortest are right with all of them, but for file, which says iso-8859-1 to whatever is not UTF-8.
# Seen: chardet 5.1.0, enca 1.19 (-L zh) and the detector of Mozilla in Perl (Encode::Detect 1.01) have five of six, uchardet 0.0.7 four. charset-normalizer 3.0.1, by which Requests of Python reads pages that say nothing, has none: Japanese, Big5 and Korean.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in enca file libencode-detect-perl python3-chardet python3-charset-normalizer uchardet; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' enca file libencode-detect-perl python3-chardet python3-charset-normalizer uchardet
cd "$folder"
write() { printf '%b' "$2" | iconv -f UTF-8 -t GBK > "$1.txt"; }
write prices '名称,规格,单价\n侧板,600×400×18,89.50\n背板,600×400×9,45.00\n'
write address '佛山市顺德区龙江镇\n'
write board '衣柜 18mm 89.50\n'
write articles '型号,品名,单价\nYG-2400,门板,899\n'
write customer '王建国 13800138000 佛山\n'
write telephone '联系人：李工\n电话：0757-83880000\n'
cat > detect.py <<'P'
import sys
import chardet, charset_normalizer
text = open(sys.argv[2], 'rb').read()
if sys.argv[1] == 'chardet':
    print(chardet.detect(text)['encoding'])
else:
    best = charset_normalizer.from_bytes(text).best()
    print(best.encoding if best else None)
P
for list in prices address board articles customer telephone; do
  echo "$list: chardet $(/usr/bin/python3 detect.py chardet "$list.txt"), charset-normalizer $(/usr/bin/python3 detect.py charset-normalizer "$list.txt"), enca $(enca -L zh -m "$list.txt" 2>/dev/null || :), uchardet $(uchardet "$list.txt"), Encode::Detect $(perl -MEncode::Detect::Detector -0777 -ne 'print Encode::Detect::Detector::detect($_) // "none"' "$list.txt"), file $(file -b --mime-encoding "$list.txt")"
done | tee seen
diff seen - <<'T'
prices: chardet GB2312, charset-normalizer euc_jis_2004, enca GB2312, uchardet GB18030, Encode::Detect gb18030, file iso-8859-1
address: chardet GB2312, charset-normalizer euc_jis_2004, enca GB2312, uchardet GB18030, Encode::Detect gb18030, file iso-8859-1
board: chardet TIS-620, charset-normalizer big5, enca unknown, uchardet TIS-620, Encode::Detect EUC-JP, file iso-8859-1
articles: chardet GB2312, charset-normalizer big5, enca GB2312, uchardet GB18030, Encode::Detect gb18030, file iso-8859-1
customer: chardet GB2312, charset-normalizer big5, enca GB2312, uchardet unknown, Encode::Detect gb18030, file iso-8859-1
telephone: chardet GB2312, charset-normalizer cp949, enca GB2312, uchardet GB18030, Encode::Detect gb18030, file iso-8859-1
T
