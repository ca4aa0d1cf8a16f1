#!/bin/sh
# SQL for PostgreSQL with names for its parameters, given to Spring's JDBC: ARRAY[:first, :second], a cast with ::date, a text with a colon, and a slice [1:3] of a list.
# Guess: each name begins with its colon and ends before the bracket, which no name may have; the bracket stays.
# Seen (4.3.30): the bracket is taken as part of the name, "second]", and is gone from the SQL; the slice has a parameter "3]". With a blank before the bracket it stays. Casts and texts are left alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libspring-core-java libspring-jdbc-java libspring-beans-java libspring-transaction-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspring-core-java libspring-jdbc-java libspring-beans-java libspring-transaction-java
cd "$folder"
cat > Names.java <<'J'
import org.springframework.jdbc.core.namedparam.*;

public class Names {
  public static void main(String[] none) {
    for (var text : new String[] { "SELECT ARRAY[:first, :second]", "SELECT ARRAY[:first, :second ]", "SELECT sizes[1:3], day::date, '09:30' FROM boards WHERE no = :no" }) {
      var parsed = NamedParameterUtils.parseSqlStatement(text);
      System.out.println(NamedParameterUtils.substituteNamedParameters(parsed, null));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' spring3-core spring3-jdbc spring3-beans spring3-transaction commons-logging)" Names.java 2>/dev/null | tee seen
diff seen - <<'T'
SELECT ARRAY[?, ?
SELECT ARRAY[?, ? ]
SELECT sizes[1?, day::date, '09:30' FROM boards WHERE no = ?
T
