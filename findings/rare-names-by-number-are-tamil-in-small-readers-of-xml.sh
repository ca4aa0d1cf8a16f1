#!/bin/sh
# A name with a rare character as a reference, 一&#x20BB7;二 (U+20BB7), as XML in ASCII has it, read by kXML and xpp3, which Android and XStream read XML by, and by XOM.
# Guess: 𠮷, the character of that number (XML 1.0, 4.1), for all.
# Seen: kXML 2.3.0 and xpp3 1.1.4c drop what is above 16 bits, and give ஷ (U+0BB7), a letter of Tamil. XOM 1.3.8 with Xerces gives 𠮷.
set -eu
packages='libkxml2-java libxpp3-java libxom-java libxerces2-java default-jdk-headless'
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
import org.xmlpull.v1.XmlPullParser;
public class Orders {
  static final String ORDER = "<order name=\"柜&#10;门\" size=\"宽\n高\">一&#x20BB7;二\r\n三]<![CDATA[<四>]]></order>";
  static void show(String reader, String... values) {
    System.out.println((reader + ": " + String.join("|", values)).replace("\r", "\\r").replace("\n", "\\n"));
  }
  static void pull(String reader, XmlPullParser parser) throws Exception {
    parser.setInput(new StringReader(ORDER));
    parser.next();
    var values = new StringBuilder(parser.getAttributeValue(null, "name") + "|" + parser.getAttributeValue(null, "size") + "|");
    while (parser.next() != XmlPullParser.END_DOCUMENT) if (parser.getEventType() == XmlPullParser.TEXT) values.append(parser.getText());
    show(reader, values.toString());
  }
  public static void main(String[] none) throws Exception {
    var order = new nu.xom.Builder().build(new StringReader(ORDER)).getRootElement();
    show("XOM", order.getAttributeValue("name"), order.getAttributeValue("size"), order.getValue());
    pull("kXML", new org.kxml2.io.KXmlParser());
    pull("xpp3", new org.xmlpull.mxp1.MXParser());
  }
}
J
{
  $java -cp $jars/xom.jar:$jars/kxml2.jar:$jars/xpp3.jar:$jars/xercesImpl.jar:$jars/jaxen.jar Orders.java
} 2>/dev/null | tee seen
diff seen - <<'T'
XOM: 柜\n门|宽 高|一𠮷二\n三]<四>
kXML: 柜\n门|宽 高|一ஷ二\n三]<四>
xpp3: 柜\n门|宽 高|一ஷ二\n三]<四>
T
