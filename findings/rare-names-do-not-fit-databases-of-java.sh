#!/bin/sh
# Columns for names of two characters (VARCHAR(2)) in three databases in Java, and in SQLite by its CHECK: 李四, and 𠮷田, whose first character is a rare one (above U+FFFF); how long each name is, and its first character.
# Guess: both fit; the length is 2, in characters, as the SQL standard counts by default and as PostgreSQL, MariaDB (utf8mb4) and SQLite do; the first character is 李 and 𠮷.
# Seen (H2 2.1.214, HSQLDB 2.7.1, Derby 10.14.2): 𠮷田 has a length of 3 and is refused as too long; its first character is half of one.
set -eu
for package in default-jdk-headless libderby-java libh2-java libhsqldb-java sqlite3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libderby-java libh2-java libhsqldb-java sqlite3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Names.java <<'J'
import java.sql.DriverManager;
import java.sql.SQLException;
public class Names {
  public static void main(String[] arguments) throws Exception {
    for (String url : new String[] {"jdbc:h2:mem:names", "jdbc:hsqldb:mem:names", "jdbc:derby:memory:names;create=true"}) {
      try (var connection = DriverManager.getConnection(url, "SA", ""); var statement = connection.createStatement()) {
        statement.execute("CREATE TABLE people (name VARCHAR(2))");
        for (String name : new String[] {"李四", "𠮷田"}) {
          var rows = statement.executeQuery("VALUES (LENGTH('" + name + "'), SUBSTR('" + name + "', 1, 1))");
          rows.next();
          StringBuilder first = new StringBuilder();
          rows.getString(2).codePoints().forEach(point -> first.append(String.format("U+%04X", point)));
          String fits = "fits";
          int length = rows.getInt(1);
          try {
            statement.execute("INSERT INTO people VALUES ('" + name + "')");
          } catch (SQLException refused) {
            fits = "does not fit";
          }
          System.out.println(connection.getMetaData().getDatabaseProductName() + ": " + name + " " + fits + ", length " + length + ", begins with " + first);
        }
      }
    }
  }
}
J
{
  java -Dfile.encoding=UTF-8 -cp /usr/share/java/h2.jar:/usr/share/java/hsqldb.jar:/usr/share/java/derby.jar Names.java 2>&1
  sqlite3 :memory: "SELECT 'SQLite: ' || name || ' ' || iif(length(name) <= 2, 'fits', 'does not fit') || ', length ' || length(name) || printf(', begins with U+%04X', unicode(name)) FROM (SELECT '李四' AS name UNION ALL SELECT '𠮷田')"
} | tee seen
diff seen - <<'T'
H2: 李四 fits, length 2, begins with U+674E
H2: 𠮷田 does not fit, length 3, begins with U+D842
HSQL Database Engine: 李四 fits, length 2, begins with U+674E
HSQL Database Engine: 𠮷田 does not fit, length 3, begins with U+D842
Apache Derby: 李四 fits, length 2, begins with U+674E
Apache Derby: 𠮷田 does not fit, length 3, begins with U+D842
SQLite: 李四 fits, length 2, begins with U+674E
SQLite: 𠮷田 fits, length 2, begins with U+20BB7
T
