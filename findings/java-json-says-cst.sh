#!/bin/sh
# A notice with its time, a java.util.Date of 2026-01-05 09:30 in China, written as JSON by four libraries of Java's backends, and read by a page.
# Guess: each writes milliseconds, as Jackson does, or ISO 8601; or says that it has no form for a Date.
# Seen: Jackson-jr 2.14.0, openjson 1.0.12 and Jettison 1.5.3 write "Mon Jan 05 09:30:00 CST 2026", where CST is the time of China, but for browsers that of Chicago: the page shows 23:30.
# json-simple 2.3.0 writes the same without quotes, which is no JSON, and so it does with an enum or a UUID. A LocalDateTime is an object of ten fields for Jackson-jr.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjackson2-jr-java libjson-simple-java libopenjson-java libjettison-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjackson2-jr-java libjson-simple-java libopenjson-java libjettison-java
cd "$folder"
cat > Write.java <<'J'
import java.time.LocalDateTime;
import java.util.Date;
import java.util.Map;

class Write {
  public static void main(String[] args) throws Exception {
    Map<String, Object> notice = Map.of("time", new Date(1767576600000L));
    System.out.println("jackson-jr " + com.fasterxml.jackson.jr.ob.JSON.std.asString(notice));
    System.out.println("openjson " + new com.github.openjson.JSONObject(notice));
    System.out.println("jettison " + new org.codehaus.jettison.json.JSONObject(notice));
    System.out.println("json-simple " + org.json.simple.JSONObject.toJSONString(notice));
    System.out.println("json-simple " + org.json.simple.JSONObject.toJSONString(Map.of("state", Thread.State.NEW)));
    System.out.println("jackson-jr " + com.fasterxml.jackson.jr.ob.JSON.std.asString(Map.of("time", LocalDateTime.of(2026, 1, 5, 9, 30))));
  }
}
J
jars=$(for jar in jackson-jr-objects jackson-core json-simple openjson jettison; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Write.java
{
  java -Duser.timezone=Asia/Shanghai -cp ".:$jars" Write
  TZ=Asia/Shanghai node -p "new Date('Mon Jan 05 09:30:00 CST 2026').toString().slice(0, 21)"
} | tee seen
diff seen - <<'T'
jackson-jr {"time":"Mon Jan 05 09:30:00 CST 2026"}
openjson {"time":"Mon Jan 05 09:30:00 CST 2026"}
jettison {"time":"Mon Jan 05 09:30:00 CST 2026"}
json-simple {"time":Mon Jan 05 09:30:00 CST 2026}
json-simple {"state":NEW}
jackson-jr {"time":{"dayOfMonth":5,"dayOfWeek":"MONDAY","dayOfYear":5,"hour":9,"minute":30,"month":"JANUARY","monthValue":1,"nano":0,"second":0,"year":2026}}
Mon Jan 05 2026 23:30
T
