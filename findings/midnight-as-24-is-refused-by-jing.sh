#!/bin/sh
# The end of a day, 2026-01-05T24:00:00, checked by RELAX NG with the type dateTime of XML Schema, by Jing, MSV and xmllint.
# Guess: valid for all: hour 24 is allowed where minutes and seconds are nought (XML Schema, part 2, second edition, 3.2.7.1).
# Seen: Jing 20181222 refuses it, though it takes it in a schema of XML Schema; MSV and xmllint take it.
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
<element name="day" xmlns="http://relaxng.org/ns/structure/1.0" datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><data type="dateTime"/></element>
J
{
  for value in 2026-01-05T23:59:59 2026-01-05T24:00:00; do
    echo "<day>$value</day>" > day.xml
    $java -cp $jars/jing.jar:$jars/xercesImpl.jar:$jars/isorelax.jar com.thaiopensource.relaxng.util.Driver day.rng day.xml >/dev/null && jing=valid || jing=invalid
    $java -cp $jars/msv-core.jar:$jars/xsdlib.jar:$jars/relaxngDatatype.jar:$jars/isorelax.jar:$jars/xml-resolver.jar:$jars/msv-testharness.jar com.sun.msv.driver.textui.Driver day.rng day.xml | grep -q 'document is valid' && msv=valid || msv=invalid
    xmllint --noout --relaxng day.rng day.xml && xmllint=valid || xmllint=invalid
    echo "$value: Jing $jing, MSV $msv, xmllint $xmllint"
  done
} 2>/dev/null | tee seen
diff seen - <<'T'
2026-01-05T23:59:59: Jing valid, MSV valid, xmllint valid
2026-01-05T24:00:00: Jing invalid, MSV valid, xmllint valid
T
