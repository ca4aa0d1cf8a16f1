#!/bin/sh
# XML Schema: a delivery not later than 24:00 of 5 January (maxInclusive 2026-01-05T24:00:00), and the same limit written as 00:00 of the 6th; deliveries at both, and at 23:59 and a second past.
# Guess: 24:00 is 00:00 of the next day, as XML Schema says, so that either limit takes either way to write it.
# Seen: xmlschema, JDK 17 and Jing take them. libxml2 and Xerces-C++ find 00:00 of the 6th too late for 24:00 of the 5th; the other way round, and either time under a limit of its own writing, is right with all.
set -eu
for package in default-jdk-headless jing libxerces-c-samples python3-lxml python3-xmlschema; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' default-jdk-headless jing libxerces-c-samples libxml2 python3-xmlschema
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > terms.xsd <<'X'
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="end"><xs:simpleType><xs:restriction base="xs:dateTime"><xs:maxInclusive value="2026-01-05T24:00:00"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>
X
sed 's/2026-01-05T24:00:00/2026-01-06T00:00:00/' terms.xsd > next.xsd
cat > Check.java <<'J'
import java.io.File;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
public class Check {
  public static void main(String[] names) throws Exception {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(new File(names[0])).newValidator().validate(new StreamSource(new File(names[1])));
  }
}
J
cat > check.py <<'P'
import sys
import lxml.etree, xmlschema
kind, schema, file = sys.argv[1:]
sys.exit(not (lxml.etree.XMLSchema(lxml.etree.parse(schema)).validate(lxml.etree.parse(file)) if kind == 'libxml2' else xmlschema.XMLSchema(schema).is_valid(file)))
P
check() {
  printf ', %s ' "$1"
  shift
  if "$@" >/dev/null 2>&1; then printf 'right'; else printf 'too late'; fi
}
for schema in terms.xsd next.xsd; do
  for time in 2026-01-05T23:59:00 2026-01-05T24:00:00 2026-01-06T00:00:00 2026-01-06T00:00:01; do
    printf '<end xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="%s">%s</end>' "$schema" "$time" > time.xml
    printf '%s %s' "$schema" "$time"
    check libxml2 /usr/bin/python3 check.py libxml2 "$schema" time.xml
    check xmlschema /usr/bin/python3 check.py xmlschema "$schema" time.xml
    check JDK java Check.java "$schema" time.xml
    check Xerces-C++ SAX2Count -f -v=always time.xml
    check Jing jing "$schema" time.xml
    echo
  done
done | tee seen
diff seen - <<'T'
terms.xsd 2026-01-05T23:59:00, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
terms.xsd 2026-01-05T24:00:00, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
terms.xsd 2026-01-06T00:00:00, libxml2 too late, xmlschema right, JDK right, Xerces-C++ too late, Jing right
terms.xsd 2026-01-06T00:00:01, libxml2 too late, xmlschema too late, JDK too late, Xerces-C++ too late, Jing too late
next.xsd 2026-01-05T23:59:00, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
next.xsd 2026-01-05T24:00:00, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
next.xsd 2026-01-06T00:00:00, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
next.xsd 2026-01-06T00:00:01, libxml2 too late, xmlschema too late, JDK too late, Xerces-C++ too late, Jing too late
T
