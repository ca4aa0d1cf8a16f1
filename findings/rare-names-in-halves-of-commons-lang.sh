#!/bin/sh
# The name 吴𠮷, whose second character is a rare one (U+20BB7), escaped for HTML and XML by libraries of Java, and &#134071;, as XML in ASCII has it, turned back.
# Guess: the character as it is, or as &#134071; by each; turned back it is the character.
# Seen: commons-lang 2.6, and EscapeTool of Velocity that uses it, write &#55362;&#57271;, two halves that neither XML nor HTML has, and leave &#134071; as it is. Spring 4.3.30 reads it as ஷ of Tamil, its number cut to sixteen bits. unbescape, commons-lang3 and the OWASP encoder are as guessed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-lang-java libcommons-lang3-java libspring-core-java libspring-web-java libunbescape-java libowasp-encoder-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-lang-java libcommons-lang3-java libspring-core-java libspring-web-java libunbescape-java libowasp-encoder-java
cd "$folder"
cat > Names.java <<'J'
public class Names {
  public static void main(String[] none) {
    var name = "吴𠮷";
    var number = "&#134071;";
    System.out.println("commons-lang " + org.apache.commons.lang.StringEscapeUtils.escapeXml(name) + " " + org.apache.commons.lang.StringEscapeUtils.escapeHtml(name) + " " + org.apache.commons.lang.StringEscapeUtils.unescapeHtml(number));
    System.out.println("commons-lang3 " + org.apache.commons.lang3.StringEscapeUtils.escapeXml11(name) + " " + org.apache.commons.lang3.StringEscapeUtils.escapeHtml4(name) + " " + org.apache.commons.lang3.StringEscapeUtils.unescapeHtml4(number));
    System.out.println("Spring " + org.springframework.web.util.HtmlUtils.htmlEscape(name) + " " + org.springframework.web.util.HtmlUtils.htmlUnescape(number));
    System.out.println("unbescape " + org.unbescape.xml.XmlEscape.escapeXml10(name) + " " + org.unbescape.html.HtmlEscape.escapeHtml4(name) + " " + org.unbescape.html.HtmlEscape.unescapeHtml(number));
    System.out.println("OWASP " + org.owasp.encoder.Encode.forXml(name) + " " + org.owasp.encoder.Encode.forHtml(name));
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' commons-lang commons-lang3 spring3-core spring3-web commons-logging unbescape encoder)" Names.java 2>/dev/null | tee seen
diff seen - <<'T'
commons-lang &#21556;&#55362;&#57271; &#21556;&#55362;&#57271; &#134071;
commons-lang3 吴𠮷 吴𠮷 𠮷
Spring 吴𠮷 ஷ
unbescape &#x5434;&#x20bb7; &#21556;&#134071; 𠮷
OWASP 吴𠮷 吴𠮷
T
