#!/bin/sh
# A notice with Chinese in UTF-8, with a paragraph in <main>, and the same in <div>, tidied by JTidy, the port of HTML Tidy to Java, with nothing set but that it be quiet; the HTML Tidy of today beside it.
# Guess: an element that it does not know is left out or kept, with its text; Chinese is kept, or written as numbers.
# Seen (JTidy 2009-12-01, Debian's 7+svn20110807): with <main> nothing at all is printed, which parse() does not say; with <div> each byte of the Chinese is a Latin character of its own. Tidy 5.6.0 prints both as they are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjtidy-java tidy default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjtidy-java tidy
cd "$folder"
cat > Page.java <<'J'
import java.io.*;
import org.w3c.tidy.Tidy;

public class Page {
  public static void main(String[] names) throws Exception {
    for (var name : names) {
      var tidy = new Tidy();
      tidy.setQuiet(true);
      tidy.setErrout(new PrintWriter(Writer.nullWriter()));
      var out = new ByteArrayOutputStream();
      tidy.parse(new ByteArrayInputStream(("<!DOCTYPE html><html><head><title>a</title></head><body><" + name + "><p>柜</p></" + name + "></body></html>").getBytes("UTF-8")), out);
      System.out.println(name + ": " + out.size() + " bytes" + out.toString("UTF-8").lines().filter(line -> line.contains("<p>")).findFirst().map(line -> ", " + line).orElse(""));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/jtidy.jar Page.java main div | sed 's/: [1-9][0-9]* bytes/: a page/' | tee seen
for name in main div; do
  echo "<!DOCTYPE html><html><head><title>a</title></head><body><$name><p>柜</p></$name></body></html>" | tidy -q -utf8 2>/dev/null | grep '<p>' | tee -a seen || true
done
diff seen - <<'T'
main: 0 bytes
div: a page, <p>&aelig;&#159;&#156;</p>
<p>柜</p>
<p>柜</p>
T
