#!/bin/sh
# A message of Protocol Buffers with the text 柜 & 门 < 18 "宽" (StringValue), written as XML by protobuf-java-format of Debian, and the XML read by xmllint and by the same library.
# Guess: the text with & and < escaped (XML 1.0, 2.4), read back as it was by both.
# Seen: XmlFormat 1.3 leaves & and < as they stand and writes Chinese as octal numbers of its bytes; neither xmllint nor XmlFormat reads that. XmlJavaxFormat escapes, but does not read what it wrote. JsonFormat reads its own.
set -eu
packages='libprotobuf-java-format-java libprotobuf-java libxml2-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Texts.java <<'J'
import com.google.protobuf.StringValue;
import com.googlecode.protobuf.format.*;
import java.io.ByteArrayInputStream;
import static java.nio.charset.StandardCharsets.UTF_8;
public class Texts {
  public static void main(String[] none) throws Exception {
    var text = StringValue.of("柜 & 门 < 18 \"宽\"");
    for (var format : new ProtobufFormatter[] { new XmlFormat(), new XmlJavaxFormat(), new JsonFormat() }) {
      var written = format.printToString(text);
      System.out.println(format.getClass().getSimpleName() + ": " + written.replaceFirst("<\\?.*\\?>", ""));
      if (format instanceof XmlFormat) java.nio.file.Files.writeString(java.nio.file.Path.of("text.xml"), written);
      try {
        var read = StringValue.newBuilder();
        format.merge(new ByteArrayInputStream(written.getBytes(UTF_8)), UTF_8, read);
        System.out.println("  read: " + read.getValue());
      } catch (Exception error) {
        System.out.println("  not read");
      }
    }
  }
}
J
$java -cp $jars/protobuf.jar:$jars/protobuf-java-format.jar Texts.java 2>/dev/null | tee seen
xmllint --noout text.xml 2>/dev/null && echo "xmllint: read" | tee -a seen || echo "xmllint: not read" | tee -a seen
diff seen - <<'T'
XmlFormat: <StringValue><value>\346\237\234 & \351\227\250 < 18 \"\345\256\275\"</value></StringValue>
  not read
XmlJavaxFormat: <StringValue><value>柜 &amp; 门 &lt; 18 "宽"</value></StringValue>
  not read
JsonFormat: {"value": "柜 & 门 < 18 \"宽\""}
  read: 柜 & 门 < 18 "宽"
xmllint: not read
T
