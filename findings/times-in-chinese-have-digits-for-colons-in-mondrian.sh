#!/bin/sh
# The time 15:30:07 and the day 2026-01-05 in the formats hh:nn:ss, h:nn AM/PM, yyyy/mm/dd and "Short Date" of Mondrian, which names the formats of cubes in reports, in Chinese, English, German and Japanese.
# Guess: 15:30:07, 3:30 PM and 2026/01/05 in Chinese, or with another separator of the language, ":" and "/" being the separators of time and date in MDX (Microsoft's reference, FORMAT_STRING Contents, date values).
# Seen (Mondrian 3.11.0 on Java 17): it takes for separators what stands third in a time and a day of the language, which is a digit in Chinese and Japanese: 15130107, 3130 PM, 2026601605, and the day 165626.
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
cat > Formats.java <<'J'
import java.util.*;
import mondrian.util.Format;
public class Formats {
  public static void main(String[] formats) {
    Calendar day = new GregorianCalendar(2026, 0, 5, 15, 30, 7);
    for (Locale locale : new Locale[] {Locale.CHINA, Locale.US, Locale.GERMANY, Locale.JAPAN}) {
      StringJoiner line = new StringJoiner("; ", locale + ": ", "");
      for (String format : formats) line.add(new Format(format, locale).format(day));
      System.out.println(line);
    }
  }
}
J
jars=$(ls /usr/share/java/mondrian.jar /usr/share/java/log4j-1.2.jar /usr/share/java/eigenbase-*.jar /usr/share/java/commons-*.jar | paste -sd:)
java -XX:-UsePerfData -Djava.io.tmpdir="$folder" -cp "$jars" Formats.java hh:nn:ss 'h:nn AM/PM' yyyy/mm/dd 'Short Date' yyyy-mm-dd 2>/dev/null | tee seen
diff seen - <<'S'
zh_CN: 15130107; 3130 PM; 2026601605; 165626; 2026-01-05
en_US: 15:30:07; 3:30 PM; 2026/01/05; 1/5/26; 2026-01-05
de_DE: 15:30:07; 3:30 PM; 2026.01.05; 1.5.26; 2026-01-05
ja_JP: 15030007; 3030 PM; 2026601605; 165626; 2026-01-05
S
