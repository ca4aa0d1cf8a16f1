#!/bin/sh
# A line of a notice, 尺寸<b>600</b>毫米, cleaned by HtmlCleaner and written by its serializers as XML and as HTML.
# Guess: the compact one adds nothing to the text, since that is what it is for; the HTML has no XML declaration, as browsers take it for a comment.
# Seen (2.26): the compact one breaks the line before each element, which is a blank in the middle of the words for a browser; the simple one, for XML, does not. SimpleHtmlSerializer begins with <?xml …?>, before the DOCTYPE, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libhtmlcleaner-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libhtmlcleaner-java
cd "$folder"
cat > Line.java <<'J'
import org.htmlcleaner.*;

public class Line {
  public static void main(String[] none) throws Exception {
    var cleaner = new HtmlCleaner();
    var page = cleaner.clean("<!DOCTYPE html><html><head></head><body><p>尺寸<b>600</b>毫米</p></body></html>");
    for (var serializer : new Serializer[] { new SimpleXmlSerializer(cleaner.getProperties()), new CompactXmlSerializer(cleaner.getProperties()), new SimpleHtmlSerializer(cleaner.getProperties()) }) {
      var text = serializer.getAsString(page);
      System.out.println(serializer.getClass().getSimpleName() + ": " + text.substring(0, 5) + " " + text.replaceFirst("(?s).*(<p>.*</p>).*", "$1").replace("\n", "⏎"));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' htmlcleaner jdom1 jdom2)" Line.java | tee seen
diff seen - <<'T'
SimpleXmlSerializer: <?xml <p>尺寸<b>600</b>毫米</p>
CompactXmlSerializer: <?xml <p>尺寸⏎<b>600</b>毫米</p>
SimpleHtmlSerializer: <?xml <p>尺寸<b>600</b>毫米</p>
T
