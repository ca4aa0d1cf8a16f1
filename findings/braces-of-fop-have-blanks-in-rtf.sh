#!/bin/sh
# A line 柜 18 {mm} \ 门 of a page in XSL-FO, made RTF and text by FOP, and the RTF read by pandoc.
# Guess: 柜 18 {mm} \ 门 in both.
# Seen: FOP 2.8 writes a blank behind each \{, \} and \\ in RTF, which ends a control word of RTF, but behind a sign like these is a blank of the text: { mm} in pandoc. The file of text has {mm}.
set -eu
packages='fop pandoc'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > page.fo <<'J'
<root xmlns="http://www.w3.org/1999/XSL/Format"><layout-master-set><simple-page-master master-name="a" page-width="210mm" page-height="297mm"><region-body/></simple-page-master></layout-master-set><page-sequence master-reference="a"><flow flow-name="xsl-region-body"><block>柜 18 {mm} \ 门</block></flow></page-sequence></root>
J
{
  export LC_ALL=C.UTF-8 JAVA_TOOL_OPTIONS=-XX:-UsePerfData
  fop -q page.fo -rtf page.rtf
  fop -q page.fo -txt page.txt
  grep -o '18 .*mm[^u]*' page.rtf
  pandoc page.rtf -t plain
  grep -o '18.*门' page.txt
} 2>/dev/null | tee seen
diff seen - <<'T'
18 \{ mm\}  \\  \
柜 18 { mm} \ 门
18 {mm} \ 门
T
