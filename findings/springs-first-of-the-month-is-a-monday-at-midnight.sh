#!/bin/sh
# Times of jobs as Spring reads them (CronSequenceGenerator, by which @Scheduled goes): the 1st or Mondays at 9:00, each tenth day, from 1 January 2026 on.
# Guess: on the 1st and on each Monday, as cron has it, or on a 1st that is a Monday, at 9:00; each tenth day is the 1st, 11th, 21st and 31st, as in cron and Quartz.
# Seen (4.3.30): a 1st that is a Monday, but first at midnight of 1 June 2026, nine hours early, and then at 9:00; each tenth day is the 10th, 20th and 30th. With 1-31/10 it is as in cron.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libspring-core-java libspring-context-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspring-core-java libspring-context-java
cd "$folder"
cat > Times.java <<'J'
import java.text.SimpleDateFormat;
import java.util.*;
import org.springframework.scheduling.support.CronSequenceGenerator;

public class Times {
  public static void main(String[] none) throws Exception {
    var form = new SimpleDateFormat("yyyy-MM-dd EEE HH:mm", Locale.ENGLISH);
    for (var text : new String[] { "0 0 9 1 * MON", "0 0 9 */10 * *", "0 0 9 1-31/10 * *" }) {
      var times = new CronSequenceGenerator(text, TimeZone.getTimeZone("Asia/Shanghai"));
      var time = form.parse("2026-01-01 Thu 00:00");
      for (int count = 0; count < 5; count++) System.out.println(text + ": " + form.format(time = times.next(time)));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' spring3-core spring3-context commons-logging)" Times.java 2>/dev/null | tee seen
diff seen - <<'T'
0 0 9 1 * MON: 2026-06-01 Mon 00:00
0 0 9 1 * MON: 2026-06-01 Mon 09:00
0 0 9 1 * MON: 2027-02-01 Mon 09:00
0 0 9 1 * MON: 2027-03-01 Mon 09:00
0 0 9 1 * MON: 2027-11-01 Mon 09:00
0 0 9 */10 * *: 2026-01-10 Sat 09:00
0 0 9 */10 * *: 2026-01-20 Tue 09:00
0 0 9 */10 * *: 2026-01-30 Fri 09:00
0 0 9 */10 * *: 2026-02-10 Tue 09:00
0 0 9 */10 * *: 2026-02-20 Fri 09:00
0 0 9 1-31/10 * *: 2026-01-01 Thu 09:00
0 0 9 1-31/10 * *: 2026-01-11 Sun 09:00
0 0 9 1-31/10 * *: 2026-01-21 Wed 09:00
0 0 9 1-31/10 * *: 2026-01-31 Sat 09:00
0 0 9 1-31/10 * *: 2026-02-01 Sun 09:00
T
