#!/bin/sh
# A table of SQLite with a board, to which a column for the thickness was added later (ALTER TABLE ADD COLUMN, default 18), and a second board; read by SQLJet of Java and by sqlite3.
# Guess: 18 for both: SQLite leaves older rows as they are, and readers take the default for them (its documentation, ALTER TABLE).
# Seen: SQLJet 1.1.10 raises an ArrayIndexOutOfBoundsException at the older row and reads the newer one.
set -eu
packages='libsqljet-java sqlite3 default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
sqlite3 boards.db "create table board(name text); insert into board values ('oak'); alter table board add column thickness integer default 18; insert into board(name) values ('ash')"
cat > Boards.java <<'J'
import java.io.File;
import org.tmatesoft.sqljet.core.SqlJetTransactionMode;
import org.tmatesoft.sqljet.core.table.*;

public class Boards {
  public static void main(String[] words) throws Exception {
    SqlJetDb database = SqlJetDb.open(new File("boards.db"), false);
    database.beginTransaction(SqlJetTransactionMode.READ_ONLY);
    for (ISqlJetCursor row = database.getTable("board").open(); !row.eof(); row.next()) {
      String thickness;
      try {
        thickness = String.valueOf(row.getValue("thickness"));
      } catch (RuntimeException error) {
        thickness = error.getClass().getSimpleName();
      }
      System.out.println("SQLJet " + row.getString("name") + " " + thickness);
    }
    database.close();
  }
}
J
{
  java -cp /usr/share/java/sqljet.jar:/usr/share/java/antlr3-runtime.jar:/usr/share/java/stringtemplate.jar:/usr/share/java/antlr.jar Boards.java 2>/dev/null
  sqlite3 -separator ' ' boards.db "select 'sqlite3', name, thickness from board"
} | tee seen
diff seen - <<'T'
SQLJet oak ArrayIndexOutOfBoundsException
SQLJet ash 18
sqlite3 oak 18
sqlite3 ash 18
T
