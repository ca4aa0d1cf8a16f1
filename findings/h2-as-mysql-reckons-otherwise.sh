#!/bin/sh
# Small reckonings of an order in SQL, as backends in Java test them with H2 in its mode for MySQL: parts from a sheet (7/2), the bytes of a name, a name joined to a missing one, the larger of two prices with one missing, a count that is a text.
# Guess: as MySQL has them in its manual: 3.5; 3 bytes for 柜; NULL; NULL; 5; true for 'A' = 'a'; an empty text for a part that begins at 0; the first week of 2026 is 1.
# Seen (2.1.214): 3; 1; the other name; the other price; an error; false; the first two characters; 2. Only the rounding, the days of the week and the remainders are as MySQL has them. Tests on H2 pass where the shop's database answers otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libh2-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libh2-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Ask.java <<'J'
import java.sql.*;

public class Ask {
  public static void main(String[] args) throws SQLException {
    var connection = DriverManager.getConnection("jdbc:h2:mem:shop;MODE=MySQL");
    for (var question : new String[] {
      "7 / 2", "1 / 3 * 3", "LENGTH('柜')", "CONCAT('衣柜', NULL)", "GREATEST(12.50, NULL)", "'2.5' * 2", "'A' = 'a'",
      "SUBSTRING('板材门', 0, 2)", "WEEK(DATE '2026-01-05')", "ROUND(-2.5)", "MOD(-7, 3)", "DAYOFWEEK(DATE '2026-01-05')",
    }) {
      try (var rows = connection.createStatement().executeQuery("SELECT " + question)) {
        rows.next();
        System.out.println(question + ": " + rows.getString(1));
      } catch (SQLException error) {
        System.out.println(question + ": an error");
      }
    }
  }
}
J
java -Duser.language=zh -Duser.country=CN -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/h2.jar Ask.java | tee seen
cat > expected <<'X'
7 / 2: 3
1 / 3 * 3: 0
LENGTH('柜'): 1
CONCAT('衣柜', NULL): 衣柜
GREATEST(12.50, NULL): 12.50
'2.5' * 2: an error
'A' = 'a': FALSE
SUBSTRING('板材门', 0, 2): 板材
WEEK(DATE '2026-01-05'): 2
ROUND(-2.5): -3
MOD(-7, 3): -1
DAYOFWEEK(DATE '2026-01-05'): 2
X
cmp seen expected
