#!/bin/sh
# XML Schema: a name of at most two characters, and one of two characters of words; 李四, and 𠮷田, whose first character is a rare one (above U+FFFF), as in names of people that GB 18030 has since 2022.
# Guess: two characters both, as the standard counts characters of XML.
# Seen: libxml2 and Python's xmlschema count two. JDK 17, Xerces-C++ and Jing count three in 𠮷田 and refuse the name as too long; Jing says besides that 𠮷 is no character of words (\w), at which the other four find it right.
set -eu
for package in default-jdk-headless jing libxerces-c-samples python3-lxml python3-xmlschema; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' default-jdk-headless jing libxerces-c-samples libxml2 python3-xmlschema
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > names.xsd <<'X'
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="short"><xs:simpleType><xs:restriction base="xs:string"><xs:maxLength value="2"/></xs:restriction></xs:simpleType></xs:element>
  <xs:element name="words"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="\w{2}"/></xs:restriction></xs:simpleType></xs:element>
</xs:schema>
X
for kind in short words; do
  for name in 李四 𠮷田; do
    printf '<%s xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="names.xsd">%s</%s>' "$kind" "$name" "$kind" > "$kind-$name.xml"
  done
done
cat > Check.java <<'J'
import java.io.File;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
public class Check {
  public static void main(String[] names) throws Exception {
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(new File("names.xsd")).newValidator().validate(new StreamSource(new File(names[0])));
  }
}
J
cat > check.py <<'P'
import sys
import lxml.etree, xmlschema
sys.exit(not (lxml.etree.XMLSchema(lxml.etree.parse('names.xsd')).validate(lxml.etree.parse(sys.argv[2])) if sys.argv[1] == 'libxml2' else xmlschema.XMLSchema('names.xsd').is_valid(sys.argv[2])))
P
check() {
  printf ', %s ' "$1"
  shift
  if "$@" >/dev/null 2>&1; then printf 'right'; else printf 'wrong'; fi
}
export LC_ALL=C.UTF-8
for kind in short words; do
  for name in 李四 𠮷田; do
    file="$kind-$name.xml"
    printf '%s %s' "$kind" "$name"
    check libxml2 /usr/bin/python3 check.py libxml2 "$file"
    check xmlschema /usr/bin/python3 check.py xmlschema "$file"
    check JDK java Check.java "$file"
    check Xerces-C++ SAX2Count -f -v=always "$file"
    check Jing jing names.xsd "$file"
    echo
  done
done | tee seen
diff seen - <<'T'
short 李四, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
short 𠮷田, libxml2 right, xmlschema right, JDK wrong, Xerces-C++ wrong, Jing wrong
words 李四, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing right
words 𠮷田, libxml2 right, xmlschema right, JDK right, Xerces-C++ right, Jing wrong
T
