#!/bin/sh
# The address of a cupboard in a catalogue, /parts/{name} with the name 柜 18 and a query with the same, made by Unirest, the HTTP client of Java, with routeParam and queryString.
# Guess: /parts/%E6%9F%9C%2018?q=%E6%9F%9C+18, in UTF-8 in both places.
# Seen (1.4.8): the query is so. In the path 柜 becomes % and two characters, one of them of Arabic, as its number is cut in sixteens as if it were below 256; that is no address, and no server finds the cupboard. Percent-encoded beforehand it is encoded a second time.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libunirest-java-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libunirest-java-java
cd "$folder"
cat > Part.java <<'J'
import com.mashape.unirest.http.Unirest;

public class Part {
  public static void main(String[] none) {
    for (var name : new String[] { "oak 18", "柜 18", "%E6%9F%9C" })
      System.out.println(Unirest.get("http://localhost/parts/{name}").routeParam("name", name).queryString("q", name).getUrl());
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' unirest-java httpclient httpcore httpasyncclient httpcore-nio httpmime commons-logging commons-codec android-json)" Part.java 2>/dev/null | tee seen
diff seen - <<'T'
http://localhost/parts/oak%2018?q=oak+18
http://localhost/parts/%ڴC%2018?q=%E6%9F%9C+18
http://localhost/parts/%25E6%259F%259C?q=%25E6%259F%259C
T
