#!/bin/sh
# The folder C:\new 柜 in a message of Protocol Buffers (StringValue), written by JavaPropsFormat of protobuf-java-format, and read by java.util.Properties, whose form that is.
# Guess: value is C:\new 柜, since Properties takes a value as it stands after =, with \\ for a backslash and \u67dc or UTF-8 for 柜.
# Seen: 1.3 writes it within quotation marks, which become part of the value, and 柜 as octal numbers of its bytes, of which Properties drops the backslashes: 346237234. A text that Properties writes itself comes back.
set -eu
packages='libprotobuf-java-format-java libprotobuf-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Folder.java <<'J'
import com.google.protobuf.StringValue;
import java.io.*;
import java.util.Properties;
public class Folder {
  static void read(String name, String written) throws IOException {
    var properties = new Properties();
    properties.load(new StringReader(written));
    System.out.println(name + ": " + properties.getProperty("value"));
  }
  public static void main(String[] none) throws Exception {
    var own = new Properties();
    own.setProperty("value", "C:\\new 柜");
    var out = new StringWriter();
    own.store(out, null);
    read("Properties", out.toString());
    read("JavaPropsFormat", new com.googlecode.protobuf.format.JavaPropsFormat().printToString(StringValue.of("C:\\new 柜")));
  }
}
J
{
  $java -cp $jars/protobuf.jar:$jars/protobuf-java-format.jar Folder.java
} 2>/dev/null | tee seen
diff seen - <<'T'
Properties: C:\new 柜
JavaPropsFormat: "C:\new 346237234"
T
