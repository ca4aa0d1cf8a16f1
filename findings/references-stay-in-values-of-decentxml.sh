#!/bin/sh
# An order in XML with a line end in two attributes, as &#10; and as such, a rare character as a reference, a line end of Windows and CDATA, read by DecentXML, with its EntityResolver set, which expands references, and by XOM.
# Guess: 柜 and 门 in two lines; 宽 高 with a blank (XML 1.0, 3.3.3); 一𠮷二, a line end of one character (2.11), and 三]<四>, for both.
# Seen: DecentXML 1.4 expands references between tags, and without the EntityResolver none; in attributes &#10; stays as it is written, the line end is no blank, and the line end of Windows stays. XOM 1.3.8 reads as XML has it.
set -eu
packages='libdecentxml-java libxom-java libxerces2-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Orders.java <<'J'
import java.io.StringReader;
public class Orders {
  static final String ORDER = "<order name=\"柜&#10;门\" size=\"宽\n高\">一&#x20BB7;二\r\n三]<![CDATA[<四>]]></order>";
  static void show(String reader, String... values) {
    System.out.println((reader + ": " + String.join("|", values)).replace("\r", "\\r").replace("\n", "\\n"));
  }
  public static void main(String[] none) throws Exception {
    var order = new nu.xom.Builder().build(new StringReader(ORDER)).getRootElement();
    show("XOM", order.getAttributeValue("name"), order.getAttributeValue("size"), order.getValue());
    var root = new de.pdark.decentxml.XMLParser().setEntityResolver(new de.pdark.decentxml.EntityResolver()).parse(new de.pdark.decentxml.XMLStringSource(ORDER)).getRootElement();
    show("DecentXML", root.getAttributeValue("name"), root.getAttributeValue("size"), root.getText());
  }
}
J
{
  $java -cp $jars/xom.jar:$jars/decentxml.jar:$jars/xercesImpl.jar:$jars/jaxen.jar Orders.java
} 2>/dev/null | tee seen
diff seen - <<'T'
XOM: 柜\n门|宽 高|一𠮷二\n三]<四>
DecentXML: 柜&#10;门|宽\n高|一𠮷二\r\n三]<四>
T
