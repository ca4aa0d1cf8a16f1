#!/bin/sh
# A notice with its day, 2026-01-05 09:30 in China, written by Simple XML on a server there, and read by Simple XML on a server that runs on UTC, as containers do; and the price 12000 beside it as a BigDecimal without noughts.
# Guess: the same moment, 01:30 of UTC, in the form of XML's own schema; 12000.
# Seen (2.7.1): the day is written as "2026-01-05 09:30:00.0 CST", and is read as 15:30 of UTC, the time of Chicago, 14 hours late. The price is 1.2E+4, which XML Schema's decimal does not have.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libsimple-xml-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libsimple-xml-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Notice.java <<'J'
import java.io.File;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Date;
import org.simpleframework.xml.*;
import org.simpleframework.xml.core.Persister;

@Root
public class Notice {
  @Element Date day;
  @Element BigDecimal price;

  public static void main(String[] way) throws Exception {
    if (way[0].equals("write")) {
      var notice = new Notice();
      notice.day = Date.from(Instant.parse("2026-01-05T01:30:00Z"));
      notice.price = new BigDecimal("12000.00").stripTrailingZeros();
      new Persister().write(notice, new File("notice.xml"));
    } else System.out.println(new Persister().read(Notice.class, new File("notice.xml")).day.toInstant());
  }
}
J
javac -cp /usr/share/java/simple-xml.jar Notice.java
{
  java -Duser.timezone=Asia/Shanghai -cp /usr/share/java/simple-xml.jar:. Notice write
  cat notice.xml
  echo
  for zone in Asia/Shanghai UTC; do echo "read in $zone: $(java -Duser.timezone=$zone -cp /usr/share/java/simple-xml.jar:. Notice read)"; done
} | tee seen
cat > expected <<'X'
<notice>
   <day>2026-01-05 09:30:00.0 CST</day>
   <price>1.2E+4</price>
</notice>
read in Asia/Shanghai: 2026-01-05T01:30:00Z
read in UTC: 2026-01-05T15:30:00Z
X
cmp seen expected
