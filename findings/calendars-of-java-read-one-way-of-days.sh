#!/bin/sh
# Days and times as people in China type them, into the fields of LGoodDatePicker and SwingX (JXDatePicker), the date pickers of programs in Java, with the Chinese locale and nothing set.
# Guess: 2026-01-05, 2026/1/5 and 2026年1月5日 are read, and 26/1/5 is of 2026 or refused; 9:30 and 14:30 are read.
# Seen (LGoodDatePicker 8.3.0, SwingX 1.6.2, OpenJDK 17): 2026-01-05 is refused by both, 2026年1月5日 by SwingX; 26/1/5 is of the year 26 for LGoodDatePicker. 9:30 is refused, where 09:30 and 上午9:30 are read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liblgooddatepicker-java libswingx-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liblgooddatepicker-java libswingx-java
cd "$folder"
cat > Days.java <<'J'
import com.github.lgooddatepicker.components.*;
import com.github.lgooddatepicker.zinternaltools.InternalUtilities;
import java.text.*;
import java.util.Locale;
import org.jdesktop.swingx.calendar.DatePickerFormatter;

public class Days {
  public static void main(String[] none) {
    var days = new DatePickerSettings(Locale.CHINA);
    for (var text : new String[] { "2026-01-05", "2026/1/5", "2026年1月5日", "26/1/5" }) {
      Object swing;
      try {
        swing = new SimpleDateFormat("yyyy-MM-dd").format(new DatePickerFormatter(Locale.CHINA).stringToValue(text));
      } catch (ParseException error) {
        swing = "refused";
      }
      System.out.println(text + ": " + InternalUtilities.getParsedDateOrNull(text, days.getFormatForDatesCommonEra(), days.getFormatForDatesBeforeCommonEra(), days.getFormatsForParsing(), Locale.CHINA) + ", SwingX " + swing);
    }
    var times = new TimePickerSettings(Locale.CHINA);
    for (var text : new String[] { "9:30", "09:30", "上午9:30", "14:30" }) System.out.println(text + ": " + InternalUtilities.getParsedTimeOrNull(text, times.getFormatForDisplayTime(), times.getFormatForMenuTimes(), times.formatsForParsing, Locale.CHINA));
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Djava.awt.headless=true -cp "$(printf '/usr/share/java/%s.jar:' LGoodDatePicker swingx-core swingx)" Days.java 2>/dev/null | tee seen
diff seen - <<'T'
2026-01-05: null, SwingX refused
2026/1/5: 2026-01-05, SwingX 2026-01-05
2026年1月5日: 2026-01-05, SwingX refused
26/1/5: 0026-01-05, SwingX 2026-01-05
9:30: null
09:30: 09:30
上午9:30: 09:30
14:30: 14:30
T
