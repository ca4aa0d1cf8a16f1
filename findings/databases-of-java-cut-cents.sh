#!/bin/sh
# Prices that need rounding to cents, in three databases in Java: 1299.555 put into a column DECIMAL(10, 2) and cast to it, a seventh of 100.00 rounded to cents by ROUND, and the 1299.555 given by a program as setBigDecimal.
# Guess: rounded half up, as PostgreSQL, MariaDB and Oracle do: 1299.56 and 14.29.
# Seen: H2 2.1.214 rounds. HSQLDB 2.7.1 and Derby 10.14.2 cut: 1299.55, no warning with it. HSQLDB cuts the seventh to cents before ROUND sees it: 14.28. (Derby has no ROUND.) The standard leaves it to each.
set -eu
for package in default-jdk-headless libderby-java libh2-java libhsqldb-java; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libderby-java libh2-java libhsqldb-java
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Cents.java <<'J'
import java.math.BigDecimal;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
public class Cents {
  static String ask(Statement statement, String query) {
    try (var rows = statement.executeQuery(query)) {
      StringBuilder found = new StringBuilder();
      while (rows.next()) found.append(' ').append(rows.getString(1));
      return found.toString();
    } catch (SQLException refused) {
      return " refused";
    }
  }
  public static void main(String[] names) throws Exception {
    for (String url : new String[] {"jdbc:h2:mem:prices", "jdbc:hsqldb:mem:prices", "jdbc:derby:memory:prices;create=true"}) {
      try (var connection = DriverManager.getConnection(url, "SA", ""); var statement = connection.createStatement()) {
        statement.execute("CREATE TABLE prices (price DECIMAL(10, 2))");
        statement.execute("INSERT INTO prices VALUES (1299.555)");
        boolean warned = statement.getWarnings() != null;
        try (var insert = connection.prepareStatement("INSERT INTO prices VALUES (?)")) {
          insert.setBigDecimal(1, new BigDecimal("1299.555"));
          insert.execute();
          warned |= insert.getWarnings() != null;
        }
        System.out.println(connection.getMetaData().getDatabaseProductName() + ": put in" + ask(statement, "SELECT price FROM prices") + (warned ? ", warned" : "")
          + ", cast" + ask(statement, "VALUES (CAST(1299.555 AS DECIMAL(10, 2)))") + ", a seventh" + ask(statement, "VALUES (ROUND(100.00 / 7, 2))"));
      }
    }
  }
}
J
java -cp /usr/share/java/h2.jar:/usr/share/java/hsqldb.jar:/usr/share/java/derby.jar Cents.java 2>&1 | tee seen
diff seen - <<'T'
H2: put in 1299.56 1299.56, cast 1299.56, a seventh 14.29
HSQL Database Engine: put in 1299.55 1299.55, cast 1299.55, a seventh 14.28
Apache Derby: put in 1299.55 1299.55, cast 1299.55, a seventh refused
T
