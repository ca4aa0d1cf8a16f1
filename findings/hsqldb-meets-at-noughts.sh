#!/bin/sh
# Times of a day written with hours of half a day (HH12:MI AM, HH:MI AM, h:mm a) by databases: 00:05, 09:30, 12:00 (noon) and 15:30.
# Guess: 12:05 AM, 09:30 AM, 12:00 PM and 03:30 PM: such a clock has no 0.
# Seen: H2 2.1.214 has 12, as PostgreSQL does. HSQLDB 2.7.1 writes 00:05 am and 00:00 pm, with HH12 as with HH.
set -eu
for package in default-jdk-headless libh2-java libhsqldb-java; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libh2-java libhsqldb-java
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Times.java <<'J'
import java.sql.DriverManager;
public class Times {
  public static void main(String[] names) throws Exception {
    for (String url : new String[] {"jdbc:h2:mem:times", "jdbc:hsqldb:mem:times"}) {
      try (var connection = DriverManager.getConnection(url, "SA", ""); var statement = connection.createStatement()) {
        for (String format : new String[] {"HH24:MI", "HH12:MI AM", "HH:MI AM"}) {
          System.out.print(connection.getMetaData().getDatabaseProductName() + " " + format + ":");
          for (String time : new String[] {"00:05", "09:30", "12:00", "15:30"}) {
            var rows = statement.executeQuery("VALUES (TO_CHAR(TIMESTAMP '2026-01-05 " + time + ":00', '" + format + "'))");
            rows.next();
            System.out.print(" " + rows.getString(1).replace(' ', '_'));
          }
          System.out.println();
        }
      }
    }
  }
}
J
java -cp /usr/share/java/h2.jar:/usr/share/java/hsqldb.jar Times.java 2>&1 | tee seen
diff seen - <<'T'
H2 HH24:MI: 00:05 09:30 12:00 15:30
H2 HH12:MI AM: 12:05_AM 09:30_AM 12:00_PM 03:30_PM
H2 HH:MI AM: 12:05_AM 09:30_AM 12:00_PM 03:30_PM
HSQL Database Engine HH24:MI: 00:05 09:30 12:00 15:30
HSQL Database Engine HH12:MI AM: 00:05_am 09:30_am 00:00_pm 03:30_pm
HSQL Database Engine HH:MI AM: 00:05_am 09:30_am 00:00_pm 03:30_pm
T
