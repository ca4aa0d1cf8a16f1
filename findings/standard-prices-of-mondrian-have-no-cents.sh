#!/bin/sh
# A price of 1280.5 yuan in the named formats "Standard" and "Fixed" of Mondrian, beside "Currency", "Percent" of 0.125 and #,##0.00, in English.
# Guess: 1,280.50 and 1280.50: both have two digits behind the point in MDX, the language that Mondrian speaks (Microsoft's reference, FORMAT_STRING Contents, numeric values).
# Seen (Mondrian 3.11.0): 1,281 and 1281, without the cents. "Currency" and "Percent" have two places.
set -eu
packages='libmondrian-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Prices.java <<'J'
import java.util.*;
import mondrian.util.Format;
public class Prices {
  public static void main(String[] formats) {
    for (String format : formats) System.out.println(format + ": " + new Format(format, Locale.US).format(format.equals("Percent") ? 0.125 : 1280.5));
  }
}
J
jars=$(ls /usr/share/java/mondrian.jar /usr/share/java/log4j-1.2.jar /usr/share/java/eigenbase-*.jar /usr/share/java/commons-*.jar | paste -sd:)
java -XX:-UsePerfData -Djava.io.tmpdir="$folder" -cp "$jars" Prices.java Standard Fixed Currency Percent '#,##0.00' 2>/dev/null | tee seen
diff seen - <<'S'
Standard: 1,281
Fixed: 1281
Currency: $1,280.50
Percent: 12.50%
#,##0.00: 1,280.50
S
