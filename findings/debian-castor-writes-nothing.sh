#!/bin/sh
# An order as an object, written as XML by Castor as Debian packages it, with Debian's own Java and nothing set.
# Guess: it is written, by Xerces, which the package depends on, or by what Java has.
# Seen (libcastor-xml-java 1.3.2, OpenJDK 17): an exception, since it asks for a serializer within the JDK that is closed to others since Java 16.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcastor-xml-java libcastor-core-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcastor-xml-java libcastor-core-java
cd "$folder"
cat > Order.java <<'J'
import java.io.*;
import java.math.BigDecimal;
import org.exolab.castor.xml.Marshaller;

public class Order {
  public int getPieceCount() { return 3; }
  public void setPieceCount(int count) { }
  public BigDecimal getUnitPrice() { return new BigDecimal("1299.50"); }
  public void setUnitPrice(BigDecimal price) { }

  public static void main(String[] none) {
    var out = new StringWriter();
    try {
      Marshaller.marshal(new Order(), out);
      System.out.println(out.toString().replace("\n", " "));
    } catch (Exception error) {
      System.out.println(error.getClass().getSimpleName() + (error.getMessage().contains("does not export com.sun.org.apache.xml.internal.serialize") ? ", closed to others" : ""));
    }
  }
}
J
jars=$(for jar in castor-xml castor-core commons-logging commons-lang xercesImpl; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -cp "$jars" Order.java
java -cp ".:$jars" Order 2>/dev/null | tee seen
diff seen - <<'T'
RuntimeException, closed to others
T
