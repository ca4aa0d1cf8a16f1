#!/bin/sh
# Days in an order, checked by RELAX NG with the type date of XML Schema, by MSV, Jing and xmllint: 2026-02-28, 2026-02-30.
# Guess: 2026-02-30 is invalid for all (XML Schema, part 2, 3.2.9 and appendix D: a month has the days that it has).
# Seen: MSV 2009.1 takes it for valid; Jing 20181222 and xmllint 2.9.14 refuse it.
set -eu
packages='libjing-java libmsv-java libxerces2-java libxml2-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > day.rng <<'J'
<element name="day" xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><data type="date"/></element>
J
{
  for value in 2026-02-28 2026-02-30; do
    echo "<day>$value</day>" > day.xml
    $java -cp $jars/jing.jar:$jars/xercesImpl.jar:$jars/isorelax.jar com.thaiopensource.relaxng.util.Driver day.rng day.xml >/dev/null && jing=valid || jing=invalid
    $java -cp $jars/msv-core.jar:$jars/xsdlib.jar:$jars/relaxngDatatype.jar:$jars/isorelax.jar:$jars/xml-resolver.jar:$jars/msv-testharness.jar com.sun.msv.driver.textui.Driver day.rng day.xml | grep -q 'document is valid' && msv=valid || msv=invalid
    xmllint --noout --relaxng day.rng day.xml && xmllint=valid || xmllint=invalid
    echo "$value: Jing $jing, MSV $msv, xmllint $xmllint"
  done
} 2>/dev/null | tee seen
diff seen - <<'T'
2026-02-28: Jing valid, MSV valid, xmllint valid
2026-02-30: Jing invalid, MSV valid, xmllint invalid
T
