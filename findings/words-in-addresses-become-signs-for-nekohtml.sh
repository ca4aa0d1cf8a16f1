#!/bin/sh
# A link to list?long=18&times=2&sect=3&copy=4, as many a page has it, read by six HTML parsers of Java in Debian.
# Guess: the address as it stands: within an attribute, a name of a sign without a semicolon and before = is text (HTML, 13.2.5.73).
# Seen: so for jsoup, the parser of the validator, TagSoup and HTML Parser. NekoHTML 1.9.22 and Jericho 3.2 read ×, § and © there, and the page behind it gets other parameters.
set -eu
packages='libjsoup-java libhtml5parser-java libtagsoup-java libhtmlparser-java libnekohtml-java libjericho-html-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Link.java <<'J'
import org.xml.sax.*;
import org.xml.sax.helpers.DefaultHandler;

public class Link {
  static final String page = "<html><body><a href=\"list?long=18&times=2&sect=3&copy=4\">doors</a></body></html>";
  static void tell(String name, XMLReader reader) throws Exception {
    reader.setContentHandler(new DefaultHandler() {
      public void startElement(String space, String element, String full, Attributes attributes) {
        if (element.equalsIgnoreCase("a")) System.out.println(name + " " + attributes.getValue("href"));
      }
    });
    reader.parse(new InputSource(new java.io.StringReader(page)));
  }
  public static void main(String[] words) throws Exception {
    System.out.println("jsoup " + org.jsoup.Jsoup.parse(page).select("a").attr("href"));
    tell("validator", new nu.validator.htmlparser.sax.HtmlParser());
    tell("TagSoup", new org.ccil.cowan.tagsoup.Parser());
    System.out.println("HTML-Parser " + ((org.htmlparser.tags.LinkTag) org.htmlparser.Parser.createParser(page, "UTF-8").extractAllNodesThatMatch(new org.htmlparser.filters.TagNameFilter("a")).elementAt(0)).getLink());
    tell("NekoHTML", new org.cyberneko.html.parsers.SAXParser());
    System.out.println("Jericho " + new net.htmlparser.jericho.Source(page).getFirstElement("a").getAttributeValue("href"));
  }
}
J
jars=$(for jar in jsoup htmlparser tagsoup libhtmlparser nekohtml xercesImpl jericho-html; do printf '/usr/share/java/%s.jar:' $jar; done)
java -cp "$jars" Link.java 2>/dev/null | tee seen
diff seen - <<'T'
jsoup list?long=18&times=2&sect=3&copy=4
validator list?long=18&times=2&sect=3&copy=4
TagSoup list?long=18&times=2&sect=3&copy=4
HTML-Parser list?long=18&times=2&sect=3&copy=4
NekoHTML list?long=18×=2§=3©=4
Jericho list?long=18×=2§=3©=4
T
