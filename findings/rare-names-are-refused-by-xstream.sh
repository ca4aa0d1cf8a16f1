#!/bin/sh
# A name with a rare character (above U+FFFF), 𠮷田, written as XML by XStream of Debian under its three modes: quirks, XML 1.0 and XML 1.1.
# Guess: written each time: XML has had these characters since its first edition (2.2, Char).
# Seen: XStream 1.4.20 writes it in the mode of quirks, its default. In the modes of XML 1.0 and 1.1 it raises an error, Invalid character 0xd842 in XML stream, as it looks at half of the character; 李四 passes.
set -eu
packages='libxstream-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Names.java <<'J'
import com.thoughtworks.xstream.io.xml.PrettyPrintWriter;
import java.io.StringWriter;
import java.util.Map;

public class Names {
  public static void main(String[] names) {
    for (String name : names)
      Map.of("quirks", PrettyPrintWriter.XML_QUIRKS, "XML 1.0", PrettyPrintWriter.XML_1_0, "XML 1.1", PrettyPrintWriter.XML_1_1).forEach((mode, number) -> {
        StringWriter text = new StringWriter();
        try {
          PrettyPrintWriter writer = new PrettyPrintWriter(text, number);
          writer.setValue(name);
          writer.flush();
          System.out.println(mode + ": " + text);
        } catch (RuntimeException error) {
          System.out.println(mode + ": " + error.getMessage());
        }
      });
  }
}
J
java -cp /usr/share/java/xstream.jar Names.java 李四 𠮷田 | sort | tee seen
diff seen - <<'T'
XML 1.0: Invalid character 0xd842 in XML stream
XML 1.0: 李四
XML 1.1: Invalid character 0xd842 in XML stream
XML 1.1: 李四
quirks: 李四
quirks: 𠮷田
T
