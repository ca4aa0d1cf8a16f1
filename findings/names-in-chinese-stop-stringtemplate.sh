#!/bin/sh
# A line of a notice from a template of StringTemplate 4, the template engine of ANTLR, for backends in Java: a price by a name in Chinese, <单价>, and a width and depth by names in English.
# Guess: both are filled in, as Java's own names may be Chinese and StringTemplate asks for the property of that name.
# Seen (4.0.8): each Chinese letter is an "invalid character", with the whole template refused by an exception; beside names in English Chinese text is kept. add() takes the name without a word.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libstringtemplate4-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libstringtemplate4-java
cd "$folder"
cat > Notice.java <<'J'
import org.stringtemplate.v4.ST;
import org.stringtemplate.v4.compiler.STException;

public class Notice {
  public static void main(String[] none) {
    for (var text : new String[] { "宽<width>×<depth>毫米", "<单价>元" }) {
      try {
        var line = new ST(text);
        for (var name : new String[] { "width", "depth", "单价" }) line.add(name, 600);
        System.out.println(text + ": " + line.render());
      } catch (STException error) {
        System.out.println(text + ": refused");
      }
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' stringtemplate4 antlr3-runtime)" Notice.java 2>messages | tee seen
grep -o "invalid character '.'" messages | tee -a seen
diff seen - <<'T'
宽<width>×<depth>毫米: 宽600×600毫米
<单价>元: refused
invalid character '单'
invalid character '价'
T
