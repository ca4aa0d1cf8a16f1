#!/bin/sh
# Days and times as texts in a script, on a server in China, by Rhino, the JavaScript that Java programs run scripts of prices with, and by Node: with T and without a zone, with a blank, with figures without noughts; and 12345.6 and a day for people.
# Guess: the same as Node, or invalid where the standard has no form; 12,345.6 with commas.
# Seen (Rhino 1.7.14): 2026-01-05T09:30 is of Greenwich, eight hours late, as ECMAScript 5 had it and none since; with a blank it is invalid, as are figures without noughts. There are no commas, and a Chinese day is 一月 5, 2026.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in librhino-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' librhino-java
cd "$folder"
cat > days.js <<'J'
["new Date('2026-01-05').toISOString()", "new Date('2026-01-05T09:30').toISOString()", "new Date('2026-01-05T09:30+08:00').toISOString()", "String(Number(new Date('2026-01-05 09:30')))", "String(Number(new Date('2026-1-5')))", "(12345.6).toLocaleString()", "new Date(2026, 0, 5).toLocaleDateString()"].map(function (text) { return text + ' ' + eval(text) }).join('\n')
J
cat > Run.java <<'J'
import java.nio.file.*;
import org.mozilla.javascript.Context;

public class Run {
  public static void main(String[] none) throws Exception {
    var context = Context.enter();
    context.setLanguageVersion(Context.VERSION_ES6);
    System.out.println(context.evaluateString(context.initStandardObjects(), Files.readString(Path.of("days.js")), "days", 1, null));
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Duser.language=zh -Duser.country=CN -cp /usr/share/java/js.jar Run.java 2>/dev/null | tee seen
echo Node | tee -a seen
TZ=Asia/Shanghai LC_ALL=zh_CN.UTF-8 node -p "eval(fs.readFileSync('days.js', 'utf8'))" | tee -a seen
diff seen - <<'T'
new Date('2026-01-05').toISOString() 2026-01-05T00:00:00.000Z
new Date('2026-01-05T09:30').toISOString() 2026-01-05T09:30:00.000Z
new Date('2026-01-05T09:30+08:00').toISOString() 2026-01-05T01:30:00.000Z
String(Number(new Date('2026-01-05 09:30'))) NaN
String(Number(new Date('2026-1-5'))) NaN
(12345.6).toLocaleString() 12345.6
new Date(2026, 0, 5).toLocaleDateString() 一月 5, 2026
Node
new Date('2026-01-05').toISOString() 2026-01-05T00:00:00.000Z
new Date('2026-01-05T09:30').toISOString() 2026-01-05T01:30:00.000Z
new Date('2026-01-05T09:30+08:00').toISOString() 2026-01-05T01:30:00.000Z
String(Number(new Date('2026-01-05 09:30'))) 1767576600000
String(Number(new Date('2026-1-5'))) 1767542400000
(12345.6).toLocaleString() 12,345.6
new Date(2026, 0, 5).toLocaleDateString() 2026/1/5
T
