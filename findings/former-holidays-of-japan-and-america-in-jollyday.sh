#!/bin/sh
# Public holidays of 2026 in the countries that hinges come from and boards go to, by Jollyday: Japan and the United States, for days of delivery.
# Guess: 23 February (the emperor's birthday since 2020) and 22 September (between two holidays) in Japan; 3 July in the United States, on which 4 July, a Saturday, is observed; Easter Monday of Germany 6 April.
# Seen (0.5.10): the birthday is still 23 December, a working day since 2019, the equinoxes and 22 September are missing, and 3 July is a working day. Germany is right.
set -eu
packages='default-jdk-headless libjollyday-java libthreeten-extra-java libjaxb-api-java libjaxb-java libslf4j-java'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
jars=$(for jar in jollyday threeten-extra jaxb-api jaxb-runtime istack-commons-runtime txw2 javax.activation slf4j-api; do printf '/usr/share/java/%s.jar:' $jar; done)
cat > run.java <<'P'
import de.jollyday.*;
import java.time.LocalDate;
import java.util.*;

public class run {
  public static void main(String[] args) {
    var days = new LinkedHashMap<HolidayCalendar, List<String>>();
    days.put(HolidayCalendar.JAPAN, List.of("2026-02-23", "2026-03-20", "2026-09-21", "2026-09-22", "2026-09-23", "2026-12-23"));
    days.put(HolidayCalendar.UNITED_STATES, List.of("2026-07-03", "2026-07-04"));
    days.put(HolidayCalendar.GERMANY, List.of("2026-04-06"));
    days.forEach((country, list) -> list.forEach(day -> System.out.println(country + " " + day + ": " + (HolidayManager.getInstance(country).isHoliday(LocalDate.parse(day)) ? "holiday" : "working day"))));
  }
}
P
java -XX:-UsePerfData -cp "$jars" run.java 2>/dev/null | tee seen
diff seen - <<'T'
JAPAN 2026-02-23: working day
JAPAN 2026-03-20: working day
JAPAN 2026-09-21: holiday
JAPAN 2026-09-22: working day
JAPAN 2026-09-23: working day
JAPAN 2026-12-23: holiday
UNITED_STATES 2026-07-03: working day
UNITED_STATES 2026-07-04: holiday
GERMANY 2026-04-06: holiday
T
