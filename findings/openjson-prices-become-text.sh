#!/bin/sh
# A row with a price, new BigDecimal("1299.50"), and a list of files as an array, put into openjson's JSONObject one by one, and as the whole map.
# Guess: both write the same: a number, and a list of text.
# Seen (openjson 1.0.12, the library in place of org.json): one by one the price is a number, and the array the name of its class, "[Ljava.lang.String;@…"; as a map the price is
# the text "1299.50", and so is a long BigInteger, while the array is a list.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libopenjson-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libopenjson-java
cd "$folder"
cat > Write.java <<'J'
import com.github.openjson.JSONObject;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.TreeMap;

class Write {
  public static void main(String[] args) {
    Map<String, Object> row = new TreeMap<>();
    row.put("files", new String[] { "a.zip" });
    row.put("id", new BigInteger("12345678901234567890"));
    row.put("price", new BigDecimal("1299.50"));
    JSONObject single = new JSONObject();
    row.forEach(single::put);
    System.out.println(single.toString().replaceAll("@\\w+", "@"));
    System.out.println(new JSONObject(row));
  }
}
J
javac -encoding UTF-8 -cp /usr/share/java/openjson.jar Write.java
java -cp .:/usr/share/java/openjson.jar Write | tee seen
diff seen - <<'T'
{"files":"[Ljava.lang.String;@","id":12345678901234567890,"price":1299.50}
{"files":["a.zip"],"id":"12345678901234567890","price":"1299.50"}
T
