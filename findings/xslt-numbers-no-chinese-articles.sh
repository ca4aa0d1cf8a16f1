#!/bin/sh
# The articles of a contract, numbered by a style sheet: xsl:number with format="一" and format="第一条", and format="①" for notes; XSLT says of format tokens that any other numbering may be had by its "one".
# Guess: 九, 十, 十一, and 第九条; ⑨; at worst plain digits between 第 and 条.
# Seen: xsltproc 1.1.35 gives 9 and, for 第一条, 9 without 第 and 条; for ① it writes ① before each number, ①9, ①10. Saxon-HE 9.9 has 九 and ⑨, but 009 for 第一条, whose three letters it takes for three digits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in xsltproc libsaxonhe-java default-jre-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' xsltproc libsaxonhe-java default-jre-headless
cd "$folder"
export LC_ALL=C.UTF-8
cat > number.xsl <<'X'
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:output method="text" encoding="utf-8"/>
  <xsl:template match="/">
    <xsl:for-each select="list/item">
      <xsl:number value="position() + 8" format="一"/>, <xsl:number value="position() + 8" format="第一条"/>, <xsl:number value="position() + 8" format="①"/>, <xsl:number value="position() + 8" format="１"/>, <xsl:number value="position() + 8" format="A)"/>
      <xsl:text>
</xsl:text>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
X
echo '<list><item/><item/><item/></list>' > list.xml
{
  xsltproc number.xsl list.xml | sed 's/^/xsltproc: /'
  java -cp /usr/share/java/Saxon-HE.jar net.sf.saxon.Transform -s:list.xml -xsl:number.xsl 2>said | sed 's/^/Saxon: /'
} | tee seen
diff seen - <<'T'
xsltproc: 9, 9, ①9, １9, I)
xsltproc: 10, 10, ①10, １10, J)
xsltproc: 11, 11, ①11, １11, K)
Saxon: 九, 009, ⑨, ９, I)
Saxon: 十, 010, ⑩, １０, J)
Saxon: 十一, 011, ⑪, １１, K)
T
