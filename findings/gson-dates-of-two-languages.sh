#!/bin/sh
# One object with a java.util.Date and a java.sql.Date of the same day, written by Gson as it comes, on a server in China.
# Guess: both are in one form, that of the server's language (2026年1月5日), or in a neutral one.
# Seen (Gson 2.10, OpenJDK 17): java.util.Date is in American English wherever the server is, "Jan 5, 2026, 9:30:00 AM"; java.sql.Date is in the server's
# language by an American pattern, "1月 5, 2026", which a server in another language cannot read back. Only a day with a format set is safe.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libgoogle-gson-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libgoogle-gson-java
cd "$folder"
cat > Write.java <<'J'
import com.google.gson.Gson;
import com.google.gson.JsonSyntaxException;

class Write {
  static class Policy {
    java.util.Date published = java.sql.Timestamp.valueOf("2026-01-05 09:30:00");
    java.sql.Date closing = java.sql.Date.valueOf("2026-01-05");
  }

  public static void main(String[] args) {
    System.out.println(new Gson().toJson(new Policy()));
    try {
      System.out.println(new Gson().fromJson("{\"closing\":\"1月 5, 2026\"}", Policy.class).closing);
    } catch (JsonSyntaxException error) {
      System.out.println("not read");
    }
  }
}
J
javac -encoding UTF-8 -cp /usr/share/java/gson.jar Write.java
for language in 'zh CN' 'en US'; do
  java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Duser.language="${language% *}" -Duser.country="${language#* }" \
    --add-opens java.sql/java.sql=ALL-UNNAMED -cp .:/usr/share/java/gson.jar Write
done | tee seen
diff seen - <<'T'
{"published":"Jan 5, 2026, 9:30:00 AM","closing":"1月 5, 2026"}
2026-01-05
{"published":"Jan 5, 2026, 9:30:00 AM","closing":"Jan 5, 2026"}
not read
T
