#!/bin/sh
# Fields of a form as a browser in China sends them, turned into days and times by Spring's own service of formats, with nothing set and the language of the request Chinese: into LocalDate and LocalTime, and into java.util.Date.
# Guess: 2026-01-05 and 09:30, the forms of <input type=date> and time, are read; 26/1/5 is of 2026 or refused; the 30th of February is refused.
# Seen (4.3.30 on OpenJDK 17): 2026-01-05 is refused for both kinds, and 09:30 is refused, where 上午9:30 is read. 26/1/5 is the year 26 for LocalDate and the 1st of February 2007 for Date. 2026/2/30 is the 28th of February for one and the 2nd of March for the other.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libspring-context-java libspring-web-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspring-context-java libspring-web-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Fields.java <<'J'
import java.time.*;
import java.util.*;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.core.convert.ConversionFailedException;
import org.springframework.format.support.DefaultFormattingConversionService;

public class Fields {
  static Object read(String text, Class<?> type) {
    try {
      var value = new DefaultFormattingConversionService().convert(text, type);
      return value instanceof Date day ? LocalDate.ofInstant(day.toInstant(), ZoneId.systemDefault()) : value;
    } catch (ConversionFailedException error) {
      return "refused";
    }
  }

  public static void main(String[] args) {
    LocaleContextHolder.setLocale(Locale.CHINA);
    for (var day : List.of("2026/1/5", "2026-01-05", "2026年1月5日", "26/1/5", "2026/2/30"))
      System.out.println(day + ": " + read(day, LocalDate.class) + " " + read(day, Date.class));
    for (var time : List.of("09:30", "上午9:30")) System.out.println(time + ": " + read(time, LocalTime.class));
  }
}
J
jars=$(for jar in spring3-core spring3-beans spring3-context commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Duser.timezone=Asia/Shanghai -Duser.language=zh -Duser.country=CN -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$jars" Fields.java | tee seen
cat > expected <<'X'
2026/1/5: 2026-01-05 2026-01-05
2026-01-05: refused refused
2026年1月5日: refused refused
26/1/5: 0026-01-05 2007-02-01
2026/2/30: 2026-02-28 2026-03-02
09:30: refused
上午9:30: 09:30
X
cmp seen expected
