#!/bin/sh
# A customer's name with a rare character, 吴𠮷 (U+20BB7), written by Xalan in UTF-8 with nothing else set, as a text and as an attribute, and read by xmllint; and by the JDK's own transformer, which comes from Xalan.
# Guess: the character as it is, or as &#134071; which is its number; both are read.
# Seen (Xalan 2.7.2, the serializer of 2.7.2): &#55362;&#57271;, the two halves of UTF-16, which XML does not have; xmllint refuses the file. A CDATA section ends before the character, which is whole behind it. The JDK writes &#134071;, which is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libxalan2-java libxml2-utils default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxalan2-java libxml2-utils
cd "$folder"
export LC_ALL=C.UTF-8
cat > Write.java <<'J'
import java.io.*;
import javax.xml.transform.*;
import javax.xml.transform.stream.*;

public class Write {
  public static void main(String[] args) throws TransformerException {
    for (var way : new String[][] {{"xalan", "org.apache.xalan.processor.TransformerFactoryImpl"}, {"jdk", "com.sun.org.apache.xalan.internal.xsltc.trax.TransformerFactoryImpl"}})
      for (var part : new String[][] {{"text", "<name>吴𠮷</name>"}, {"attribute", "<name value='吴𠮷'/>"}, {"cdata", "<name><![CDATA[吴𠮷]]></name>"}}) {
        var transformer = TransformerFactory.newInstance(way[1], null).newTransformer();
        if (part[0].equals("cdata")) transformer.setOutputProperty(OutputKeys.CDATA_SECTION_ELEMENTS, "name");
        transformer.transform(new StreamSource(new StringReader(part[1])), new StreamResult(new File(way[0] + "-" + part[0] + ".xml")));
      }
  }
}
J
java -Dfile.encoding=UTF-8 -cp /usr/share/java/xalan2.jar:/usr/share/java/serializer.jar:/usr/share/java/xml-apis.jar Write.java
for file in *.xml; do
  sed 's/<?xml.*?>//' "$file"
  echo
  if xmllint --noout "$file" 2>/dev/null; then echo "xmllint reads $file"; else echo "xmllint does not read $file"; fi
done | tee seen
cat > expected <<'X'
<name value="吴&#134071;"/>
xmllint reads jdk-attribute.xml
<name><![CDATA[吴𠮷]]></name>
xmllint reads jdk-cdata.xml
<name>吴&#134071;</name>
xmllint reads jdk-text.xml
<name value="吴&#55362;&#57271;"/>
xmllint does not read xalan-attribute.xml
<name><![CDATA[吴]]>𠮷</name>
xmllint reads xalan-cdata.xml
<name>吴&#55362;&#57271;</name>
xmllint does not read xalan-text.xml
X
cmp seen expected
