#!/bin/sh
# Rich text with struck words, by <s>, <del> and <strike>, through what cleans or converts HTML.
# Guess: harmless as they are, the three stay, or are treated alike.
# Seen: with jsoup 1.15.3 (Safelist.relaxed) only <strike> stays struck, the obsolete one; with sanitize-html 2.17.5 (its defaults)
# only <s>; with bleach 5.0.1 (defaults, strip) and turndown 7.2.5 (without plugins) none. The words stay as valid text:
# 最高500万元 where the author had struck the 500.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjsoup-java default-jdk-headless python3-bleach; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjsoup-java python3-bleach
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact sanitize-html@2.17.5 turndown@7.2.5 >/dev/null 2>&1
html='最高<s>1</s><del>2</del><strike>3</strike>万元'
cat > Clean.java <<'J'
import org.jsoup.Jsoup;
import org.jsoup.safety.Safelist;

public class Clean {
  public static void main(String[] html) {
    System.out.println("jsoup " + Jsoup.clean(html[0], Safelist.relaxed()));
  }
}
J
javac -cp /usr/share/java/jsoup.jar Clean.java
{
  java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dsun.jnu.encoding=UTF-8 -cp .:/usr/share/java/jsoup.jar Clean "$html"
  node -e "const html = process.argv[1];
console.log('sanitize-html', require('sanitize-html')(html));
console.log('turndown', new (require('turndown'))().turndown(html));" "$html"
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -W ignore -c "import bleach, sys; print('bleach', bleach.clean(sys.argv[1], strip=True))" "$html"
} > seen
cat seen
cat > expected <<'T'
jsoup 最高12<strike>3</strike>万元
sanitize-html 最高<s>1</s>23万元
turndown 最高123万元
bleach 最高123万元
T
cmp seen expected
