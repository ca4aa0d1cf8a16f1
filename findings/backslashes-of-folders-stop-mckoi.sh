#!/bin/sh
# A folder of drawings, C:\new\18, and one with / put into a table of Mckoi SQL, a database in Java, by INSERT, and read again.
# Guess: C:\new\18, as it was: in SQL a backslash is a character like others, and only ' within a text has to be doubled.
# Seen: Mckoi 1.0.6 takes backslashes as Java does and refuses \1 as an error of the statement; C:\new loses its backslash to a line end. As a parameter of a prepared statement it comes back as it was.
set -eu
packages='libmckoisqldb-java liboro-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > db.conf <<'J'
database_path=./data
log_path=./log
J
cat > Folders.java <<'J'
import java.sql.*;
public class Folders {
  public static void main(String[] none) throws Exception {
    Class.forName("com.mckoi.JDBCDriver");
    var database = DriverManager.getConnection("jdbc:mckoi:local://db.conf?create=true", "admin", "secret");
    var statement = database.createStatement();
    statement.executeUpdate("CREATE TABLE folders (name VARCHAR(50))");
    for (var name : new String[] { "C:\\new\\18", "C:\\new", "C:/new/18" }) {
      try {
        statement.executeUpdate("INSERT INTO folders VALUES ('" + name + "')");
      } catch (SQLException error) {
        System.out.println(name + ": refused");
      }
    }
    try (var prepared = database.prepareStatement("INSERT INTO folders VALUES (?)")) {
      prepared.setString(1, "C:\\new\\18");
      prepared.executeUpdate();
    }
    for (var rows = statement.executeQuery("SELECT name FROM folders"); rows.next();) System.out.println("read: " + rows.getString(1).replace("\n", "(line end)"));
    System.exit(0);
  }
}
J
$java -cp $jars/mckoisqldb.jar:$jars/oro.jar Folders.java 2>/dev/null | tee seen
diff seen - <<'T'
C:\new\18: refused
read: C:(line end)ew
read: C:/new/18
read: C:\new\18
T
