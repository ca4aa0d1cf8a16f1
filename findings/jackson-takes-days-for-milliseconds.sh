#!/bin/sh
# An order in JSON from partners, read by Jackson into java.util.Date and into an int: days as 20260105 in quotes, as ERP systems of China write them, a year alone, a time without a zone, and a count with a fraction.
# Guess: the days without dashes are read as that day, or refused as 2026/1/5 is; 2.5 pieces are refused, as "2.5" is.
# Seen (2.14.0): "20260105" is the 1st of January 1970 at 05:37 of Greenwich, as if it were milliseconds, and "2026" two seconds after 1970; 2026-01, 2026/1/5 and "2026-01-05 09:30:00" are refused. 2.5 becomes 2 without a word, and so does 2.999.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjackson2-databind-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjackson2-databind-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Orders.java <<'J'
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import java.util.Date;

public class Orders {
  static void read(String json, Class<?> type) throws java.io.IOException {
    try {
      var value = new ObjectMapper().readValue(json, type);
      System.out.println(json + ": " + (value instanceof Date day ? day.toInstant() : value));
    } catch (InvalidFormatException error) {
      System.out.println(json + ": refused");
    }
  }

  public static void main(String[] args) throws java.io.IOException {
    for (var day : "2026-01-05 20260105 2026 2026-01 2026/1/5 2026-01-05T09:30".split(" ")) read('"' + day + '"', Date.class);
    read("\"2026-01-05 09:30:00\"", Date.class);
    for (var count : "2.5 2.999 \"2.5\"".split(" ")) read(count, Integer.class);
  }
}
J
java -cp /usr/share/java/jackson-databind.jar:/usr/share/java/jackson-core.jar:/usr/share/java/jackson-annotations.jar Orders.java | tee seen
cat > expected <<'X'
"2026-01-05": 2026-01-05T00:00:00Z
"20260105": 1970-01-01T05:37:40.105Z
"2026": 1970-01-01T00:00:02.026Z
"2026-01": refused
"2026/1/5": refused
"2026-01-05T09:30": 2026-01-05T09:30:00Z
"2026-01-05 09:30:00": refused
2.5: 2
2.999: 2
"2.5": refused
X
cmp seen expected
