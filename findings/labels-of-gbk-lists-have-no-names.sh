#!/bin/sh
# A list of parts for labels, merged by gLabels from a file with commas as Excel of China writes it, in GBK; and the same in UTF-8. Headings are in ASCII (name, no), and in Chinese (名称, 编号).
# Guess: in GBK the names are garbled, or it says that it cannot read them.
# Seen (glabels-batch 3.4.1): names in Chinese are left out, those in ASCII are there: labels with the number alone, without a word of it, and it ends well. With Chinese headings in GBK nothing of the list is on the labels. In UTF-8 all is right.
set -eu
for package in glabels poppler-utils fonts-noto-cjk; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' glabels
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
print() {
  printf '%s,%s\n侧板,0757\nboard,E0\n' "$2" "$3" | iconv -t "$1" > list.csv
  cat > labels.glabels <<T
<?xml version="1.0"?>
<Glabels-document xmlns="http://glabels.org/xmlns/3.0/">
  <Template brand="Shop" part="L21" size="A4" description="labels"><Label-rectangle id="0" width="180pt" height="108pt" round="0pt" x_waste="0pt" y_waste="0pt"><Layout nx="3" ny="7" x0="20pt" y0="40pt" dx="180pt" dy="108pt"/></Label-rectangle></Template>
  <Objects id="0" rotate="False"><Object-text x="9pt" y="9pt" w="160pt" h="80pt" justify="Left" valign="Top" a0="1" a1="0" a2="0" a3="1" a4="0" a5="0"><Span font_family="Sans" font_size="10" color="0x000000ff" line_spacing="1"><Field name="$2"/> / <Field name="$3"/></Span></Object-text></Objects>
  <Merge type="Text/Comma/Line1Keys" src="list.csv"/>
</Glabels-document>
T
  glabels-3-batch -o labels.pdf labels.glabels > log 2>&1 && ended=well || ended=badly
  echo "$1, $2: $(pdftotext labels.pdf - | tr -s '\n\f' '|'), ends $ended, the log: $(grep -ciE 'utf|convert|encod|invalid' log)"
}
{
  print UTF-8 name no
  print UTF-8 名称 编号
  print GBK name no
  print GBK 名称 编号
} | tee seen
diff seen - <<'T'
UTF-8, name: 侧板 / 0757|board / E0|, ends well, the log: 0
UTF-8, 名称: 侧板 / 0757|board / E0|, ends well, the log: 0
GBK, name: / 0757|board / E0|, ends well, the log: 0
GBK, 名称: /|/|, ends well, the log: 0
T
