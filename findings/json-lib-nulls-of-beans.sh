#!/bin/sh
# Guess: json-lib, with which many an older Java backend writes its answers, writes what a bean has: null as null or left out, a
# text as a text, a day as a number or text.
# Seen (libjson-java 2.4): a null of a bean becomes 0, "", false or [] by its type, so that a price or rating that nobody gave is 0; the
# text null becomes null; the text [2026] or [2026年] that is put into an object becomes a list; and a day becomes an object of nine numbers,
# with its month from 0 and its year from 1900.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjson-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjson-java
cd "$folder"
cat > Write.java <<'J'
import java.util.Date;
import java.util.List;
import net.sf.json.JSONObject;

public class Write {
  public static class Service {
    public Integer getPrice() { return null; }
    public Double getRating() { return null; }
    public String getNote() { return null; }
    public Boolean getOpen() { return null; }
    public List<String> getFiles() { return null; }
    public String getTitle() { return "null"; }
  }

  public static void main(String[] none) {
    JSONObject bean = JSONObject.fromObject(new Service());
    for (String name : "price rating note open files title".split(" ")) System.out.println(name + " " + new JSONObject().element("x", bean.get(name)));
    System.out.println("put " + new JSONObject().element("x", "[2026]") + new JSONObject().element("x", "[2026年]"));
    JSONObject day = new JSONObject().element("x", new Date(1795910400000L)).getJSONObject("x");
    System.out.println("day " + day.size() + " month " + day.get("month") + " year " + day.get("year"));
  }
}
J
jars=$(for jar in json-lib ezmorph commons-lang commons-beanutils commons-collections3 commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -encoding UTF-8 -cp "$jars" Write.java
TZ=Asia/Shanghai java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Write 2>/dev/null | tee seen
diff seen - <<'T'
price {"x":0}
rating {"x":0}
note {"x":""}
open {"x":false}
files {"x":[]}
title {"x":null}
put {"x":[2026]}{"x":["2026年"]}
day 9 month 10 year 126
T
