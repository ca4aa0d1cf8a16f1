#!/bin/sh
# A deadline of two days in words for Chinese readers, PeriodFormat.wordBased(Locale.CHINA) of Joda-Time, which has no Chinese words, on servers in the United States and in Germany.
# Guess: 2 days on both, or 2天, for the language is given and the server has no say.
# Seen: 2.10.14 has 2 days on the one and 2 Tage on the other: its words are looked up for the language of the server next. DateTimeFormat has Chinese for the same Locale on both.
set -eu
packages='libjoda-time-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Days.java <<'J'
import java.util.Locale;
import org.joda.time.*;
import org.joda.time.format.*;
public class Days {
  public static void main(String[] none) {
    System.out.println(Locale.getDefault() + ": " + PeriodFormat.wordBased(Locale.CHINA).print(Period.days(2)) + ", " + DateTimeFormat.forPattern("EEEE").withLocale(Locale.CHINA).print(new LocalDate(2026, 1, 5)));
  }
}
J
{
  $java -Duser.language=en -Duser.country=US -cp $jars/joda-time.jar Days.java
  $java -Duser.language=de -Duser.country=DE -cp $jars/joda-time.jar Days.java
} 2>/dev/null | tee seen
diff seen - <<'T'
en_US: 2 days, 星期一
de_DE: 2 Tage, 星期一
T
