#!/bin/sh
# A day of a contract by XSLT 2.0, 5 January 2026, in Chinese figures ([Y一]年[M一]月[D一]日), and with the names of the day and the half of the day in Chinese (language zh), by Saxon.
# Guess: 二〇二六年一月五日, as years are read figure by figure in Chinese; 星期一 and 下午, or English words, since a processor may lack a language.
# Seen (Saxon-HE 9.9): 二千二十六年一月五日. With the language zh the text begins with [Language: en], as the standard allows, in the middle of the contract, and the names are English; without a language there is no such mark.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libsaxonhe-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libsaxonhe-java
cd "$folder"
cat > day.xsl <<'X'
<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xsl:output method="text"/>
  <xsl:template match="/">
    <xsl:variable name="time" select="xs:dateTime('2026-01-05T14:30:00')"/>
    <xsl:value-of select="format-dateTime($time, '[Y一]年[M一]月[D一]日'), format-dateTime($time, '[Y]年[M]月[D]日[F][P]', 'zh', (), ()), format-dateTime($time, '[Y]年[M]月[D]日[F][P]')" separator="&#10;"/>
  </xsl:template>
</xsl:stylesheet>
X
java -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' Saxon-HE xml-resolver)" net.sf.saxon.Transform -xsl:day.xsl -s:day.xsl 2>/dev/null | tee seen
echo >> seen
diff seen - <<'T'
二千二十六年一月五日
[Language: en]2026年1月5日Mondayp.m.
2026年1月5日Mondayp.m.
T
