#!/bin/sh
# A name and a price, 柜 and €, as XML in GBK by XOM (Java), with a rare character, 𠮷, read by xmllint and by Java.
# Guess: the same text for both, 𠮷 and perhaps € by their numbers, since what GBK does not have is written so.
# Seen: XOM 1.3.8 writes € as A2 E3, where GBK of Java and GB 18030 have it; GBK of iconv, by which xmllint reads, does not, and it stops. 𠮷 is a number. Without € all is well.
set -eu
packages='libxom-java libxerces2-java libxml2-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Price.java <<'J'
import java.io.*;
import nu.xom.*;
public class Price {
  public static void main(String[] texts) throws Exception {
    for (int i = 0; i < texts.length; i++) {
      var name = new Element("名");
      name.appendChild(texts[i]);
      try (var file = new FileOutputStream(i + ".xml")) {
        new Serializer(file, "GBK").write(new Document(name));
      }
      System.out.println("Java: " + new Builder().build(new File(i + ".xml")).getValue());
    }
  }
}
J
{
  $java -cp $jars/xom.jar:$jars/xercesImpl.jar:$jars/jaxen.jar Price.java '柜 𠮷' '柜 €'
  for i in 0 1; do echo "xmllint: $(xmllint --xpath 'string(/*)' $i.xml || echo error)"; done
} 2>/dev/null | tee seen
diff seen - <<'T'
Java: 柜 𠮷
Java: 柜 €
xmllint: 柜 𠮷
xmllint: error
T
