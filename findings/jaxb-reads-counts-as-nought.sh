#!/bin/sh
# Lines of an order in XML, read by JAXB (the reference implementation) into a BigDecimal, an int and a Date, with nothing set: prices as 1,200, counts as 12件, 12.0 and three thousand millions, days as 2026-1-5 and 2026/01/05.
# Guess: an UnmarshalException, as for XML that is not well formed; 12.0 is 12 or refused.
# Seen (2.3.0.1): what cannot be read is left out without a word: the price is none and the count 0. Three thousand millions are -1294967296. 20260105 is a day in the year 20260105.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjaxb-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjaxb-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Lines.java <<'J'
import java.io.StringReader;
import java.util.Date;
import javax.xml.bind.*;
import javax.xml.bind.annotation.*;

public class Lines {
  @XmlRootElement
  @XmlAccessorType(XmlAccessType.FIELD)
  public static class Line {
    java.math.BigDecimal price;
    int count;
    Date day;
  }

  public static void main(String[] args) throws JAXBException {
    var context = JAXBContext.newInstance(Line.class);
    for (var xml : new String[] {
      "<price>1200.50</price><count>12</count><day>2026-01-05</day>",
      "<price>1,200.50</price><count>12件</count><day>2026-1-5</day>",
      "<price>1200元</price><count>12.0</count><day>2026/01/05</day>",
      "<price>1200</price><count>3000000000</count><day>20260105</day>",
    }) {
      var line = (Line) context.createUnmarshaller().unmarshal(new StringReader("<line>" + xml + "</line>"));
      System.out.println(xml + ": " + line.price + " " + line.count + " " + (line.day == null ? null : String.format("%tF", line.day)));
    }
  }
}
J
jars=$(for jar in jaxb-api jaxb-runtime jaxb-core istack-commons-runtime txw2 javax.activation; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$jars" Lines.java 2>/dev/null | tee seen
cat > expected <<'X'
<price>1200.50</price><count>12</count><day>2026-01-05</day>: 1200.50 12 2026-01-05
<price>1,200.50</price><count>12件</count><day>2026-1-5</day>: null 0 null
<price>1200元</price><count>12.0</count><day>2026/01/05</day>: null 0 null
<price>1200</price><count>3000000000</count><day>20260105</day>: 1200 -1294967296 20260105-01-01
X
cmp seen expected
