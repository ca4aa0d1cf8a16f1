#!/bin/sh
# A list of goods as XML in UTF-8 whose elements are named in Chinese, as in bills and customs' files, and the same with English names: set in lines by xml_pp, searched by xml_grep, both of XML::Twig; and searched by xmllint.
# Guess: Chinese names are names of XML, and so both work as with English ones.
# Seen (xml-twig-tools 3.52): xml_pp stops at the first Chinese name (error parsing tag), though the file names its encoding; told the encoding once more (-e UTF-8), it works. xml_grep says that the name is no expression. Chinese values under English names are right. xmllint finds it.
set -eu
for package in libxml2-utils xml-twig-tools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxml2-utils xml-twig-tools
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
printf '<?xml version="1.0" encoding="UTF-8"?><goods><part code="0757">门</part><part>板</part></goods>' > english.xml
printf '<?xml version="1.0" encoding="UTF-8"?><货物><件 code="0757">门</件><件>板</件></货物>' > chinese.xml
said() {
  name=$1
  shift
  if "$@" > said 2> wrong; then
    echo "$name: $(tr -d '\n' < said)"
  else
    echo "$name: $(sed -n '1s/ at .*//p' wrong)"
  fi
}
{
  said 'xml_pp, English' xml_pp english.xml
  said 'xml_pp, Chinese' xml_pp chinese.xml
  said 'xml_pp, Chinese, -e' xml_pp -e UTF-8 chinese.xml
  said 'xml_grep, English' xml_grep --text_only part english.xml
  said 'xml_grep, Chinese' xml_grep --text_only 件 chinese.xml
  said 'xmllint, Chinese' xmllint --xpath '//件/text()' chinese.xml
} | tee seen
diff seen - <<'T'
xml_pp, English: <?xml version="1.0" encoding="UTF-8"?><goods>  <part code="0757">门</part>  <part>板</part></goods>
xml_pp, Chinese: error parsing tag '<货物>'
xml_pp, Chinese, -e: <?xml version="1.0" encoding="UTF-8"?><货物>  <件 code="0757">门</件>  <件>板</件></货物>
xml_grep, English: 门板
xml_grep, Chinese: error: unrecognized expression in handler: '件'
xmllint, Chinese: 门板
T
