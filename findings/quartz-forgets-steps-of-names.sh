#!/bin/sh
# Times of jobs in Quartz, the scheduler of many backends in Java: every second working day (MON-FRI/2), every third month (JAN-DEC/3), the working days nearest to the 15th and the 30th (15W,30W).
# Guess: each is as the same in numbers, 2-6/2 and 1-12/3, or is refused, as 1,15,L is ("not implemented").
# Seen (Quartz 2.3.2): with names the step is forgotten, without a word: every working day, and every month. Of 15W,30W the 30th never comes; in 28-31W the W is forgotten, and so is #2 in 1-7#2, which is every day.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libquartz2-java libslf4j-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libquartz2-java libslf4j-java default-jdk-headless
cd "$folder"
cat > Times.java <<'J'
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Locale;
import org.quartz.CronExpression;

class Times {
  public static void main(String[] args) throws Exception {
    SimpleDateFormat form = new SimpleDateFormat("EEE d MMM", Locale.ENGLISH);
    for (String text : new String[] { "0 0 9 ? * 2-6/2", "0 0 9 ? * MON-FRI/2", "0 0 9 1 1-12/3 ?", "0 0 9 1 JAN-DEC/3 ?", "0 0 9 15W,30W * ?", "0 0 9 28-31W * ?", "0 0 9 ? * 1-7#2" }) {
      CronExpression expression = new CronExpression(text);
      Date time = new SimpleDateFormat("yyyy-MM-dd").parse("2026-02-01");
      StringBuilder line = new StringBuilder(text + ":");
      for (int count = 0; count < 5; count++) {
        time = expression.getNextValidTimeAfter(time);
        line.append(count == 0 ? " " : ", ").append(form.format(time));
      }
      System.out.println(line);
    }
  }
}
J
javac -cp /usr/share/java/quartz2.jar Times.java
java -Duser.timezone=Asia/Shanghai -cp .:/usr/share/java/quartz2.jar:/usr/share/java/slf4j-api.jar Times 2>/dev/null | tee seen
diff seen - <<'T'
0 0 9 ? * 2-6/2: Mon 2 Feb, Wed 4 Feb, Fri 6 Feb, Mon 9 Feb, Wed 11 Feb
0 0 9 ? * MON-FRI/2: Mon 2 Feb, Tue 3 Feb, Wed 4 Feb, Thu 5 Feb, Fri 6 Feb
0 0 9 1 1-12/3 ?: Wed 1 Apr, Wed 1 Jul, Thu 1 Oct, Fri 1 Jan, Thu 1 Apr
0 0 9 1 JAN-DEC/3 ?: Sun 1 Feb, Sun 1 Mar, Wed 1 Apr, Fri 1 May, Mon 1 Jun
0 0 9 15W,30W * ?: Mon 16 Feb, Mon 16 Mar, Wed 15 Apr, Fri 15 May, Mon 15 Jun
0 0 9 28-31W * ?: Sat 28 Feb, Sat 28 Mar, Sun 29 Mar, Mon 30 Mar, Tue 31 Mar
0 0 9 ? * 1-7#2: Sun 1 Feb, Mon 2 Feb, Tue 3 Feb, Wed 4 Feb, Thu 5 Feb
T
