#!/bin/sh
# Lines of a notice from a template of Velocity: a size with a hyphen, with a cross and with a low line, an order with two number signs, a name of a picture, and a price with a tenth more.
# Guess: 600-450 and 600×450, as a hyphen is no part of Java's names; the low line may be. The number signs stay within a line; the price 12.50 with a tenth more is 13.75.
# Seen (1.7): the hyphen is part of a name: "$width-450" is printed, without an error; from two number signs the line is cut; and the price is 13.750000000000001110223..., with 53 places.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in velocity default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' velocity
cd "$folder"
export LC_ALL=C.UTF-8
cat > Notice.java <<'J'
import java.io.StringWriter;
import java.math.BigDecimal;
import java.util.*;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;

public class Notice {
  public static void main(String[] args) {
    var engine = new VelocityEngine();
    engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    for (var line : List.of("$width×$depth", "$width-$depth", "${width}-${depth}", "订单#12 $width", "订单##12 $width", "#set($more = $price * 1.1)$more元")) {
      var text = new StringWriter();
      engine.evaluate(new VelocityContext(new HashMap<>(Map.of("width", 600, "depth", 450, "price", new BigDecimal("12.50")))), text, "notice", line);
      System.out.println(line + ": " + text);
    }
  }
}
J
jars=$(for jar in velocity commons-lang commons-collections3; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$jars" Notice.java 2>/dev/null | tee seen
cat > expected <<'X'
$width×$depth: 600×450
$width-$depth: $width-450
${width}-${depth}: 600-450
订单#12 $width: 订单#12 600
订单##12 $width: 订单
#set($more = $price * 1.1)$more元: 13.75000000000000111022302462515654042363166809082031250元
X
cmp seen expected
