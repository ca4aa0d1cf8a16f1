#!/bin/sh
# Days and prices of an SQLite database, written by SQL as SQLite has them (text, 2026-01-05) and by a program in Java (setDate, setBigDecimal), read through JDBC, as reports are.
# Guess: getDate reads 2026-01-05, the first form of a date that SQLite's functions know, and setDate writes it; 1299.50 keeps its cents.
# Seen (sqlite-jdbc 3.40.1): getDate raises an error, since it takes text only with hours, minutes, seconds and milliseconds; getTimestamp reads a time without these. setDate writes
# milliseconds, a number that SQLite's date() does not understand (NULL). Of a price in DECIMAL 1299.5 is left, as REAL.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libxerial-sqlite-jdbc-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libxerial-sqlite-jdbc-java default-jdk-headless
cd "$folder"
cat > Read.java <<'J'
import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

class Read {
  public static void main(String[] args) throws Exception {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:"); Statement statement = connection.createStatement()) {
      statement.execute("create table entry (id integer primary key, day date, time datetime, price decimal(10, 2))");
      statement.execute("insert into entry values (1, '2026-01-05', '2026-01-05 09:30:00', 1299.50)");
      try (PreparedStatement insert = connection.prepareStatement("insert into entry values (2, ?, null, ?)")) {
        insert.setDate(1, Date.valueOf("2026-01-05"));
        insert.setBigDecimal(2, new BigDecimal("1299.50"));
        insert.execute();
      }
      ResultSet rows = statement.executeQuery("select * from entry where id = 1");
      rows.next();
      try {
        System.out.println("getDate " + rows.getDate("day"));
      } catch (SQLException error) {
        System.out.println("getDate: error");
      }
      System.out.println("getTimestamp " + rows.getTimestamp("time") + ", price " + rows.getBigDecimal("price"));
      ResultSet written = statement.executeQuery("select day, typeof(day), date(day), typeof(price) from entry where id = 2");
      written.next();
      System.out.println("setDate " + written.getString(1) + " " + written.getString(2) + ", date() " + written.getString(3) + ", price " + written.getString(4));
    }
  }
}
J
javac Read.java
java -Duser.timezone=Asia/Shanghai -cp .:/usr/share/java/xerial-sqlite-jdbc.jar:/usr/share/java/slf4j-api.jar Read 2>/dev/null | tee seen
diff seen - <<'T'
getDate: error
getTimestamp 2026-01-05 09:30:00.0, price 1299.5
setDate 1767542400000 integer, date() null, price real
T
