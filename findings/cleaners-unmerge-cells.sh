#!/bin/sh
# A notice with a table that has merged cells, and a list that begins with 3, after others, cleaned of scripts by what backends clean rich text with.
# Guess: merged cells and the first number stay, as they are harmless and say which amount belongs to which row.
# Seen: with jsoup 1.15.3 (Safelist.relaxed) they do. OWASP's Java HTML Sanitizer 20191001.1 with its TABLES and BLOCKS, and sanitize-html 2.17.5 with its defaults, drop colspan, rowspan and start, so that
# amounts move under other headings.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libowasp-java-html-sanitizer-java libjsoup-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libowasp-java-html-sanitizer-java libjsoup-java default-jdk-headless
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact sanitize-html@2.17.5
cat > Clean.java <<'J'
import org.jsoup.Jsoup;
import org.jsoup.safety.Safelist;
import org.owasp.html.Sanitizers;

class Clean {
  public static void main(String[] args) {
    String table = "<table><tbody><tr><td rowspan=\"2\">A</td><td colspan=\"2\">B</td></tr></tbody></table>";
    String list = "<ol start=\"3\"><li>C</li></ol>";
    for (String html : new String[] { table, list }) {
      System.out.println("jsoup " + Jsoup.clean(html, Safelist.relaxed()).replaceAll("\\s*\n\\s*", ""));
      System.out.println("OWASP " + Sanitizers.TABLES.and(Sanitizers.BLOCKS).sanitize(html));
    }
  }
}
J
cat > clean.cjs <<'J'
const sanitize = require('sanitize-html');

console.log('sanitize-html', sanitize('<table><tbody><tr><td rowspan="2">A</td><td colspan="2">B</td></tr></tbody></table>'));
console.log('sanitize-html', sanitize('<ol start="3"><li>C</li></ol>'));
J
jars=$(for jar in owasp-java-html-sanitizer jsoup guava failureaccess; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -cp "$jars" Clean.java
{
  java -cp ".:$jars" Clean 2>/dev/null
  node clean.cjs
} | tee seen
diff seen - <<'T'
jsoup <table><tbody><tr><td rowspan="2">A</td><td colspan="2">B</td></tr></tbody></table>
OWASP <table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>
jsoup <ol start="3"><li>C</li></ol>
OWASP <ol><li>C</li></ol>
sanitize-html <table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>
sanitize-html <ol><li>C</li></ol>
T
