#!/bin/sh
# A remark of two lines, 宽 = 600, 高 = 450, put into a template of text by Mustache.java with {{text}}, and by mustache of Ruby.
# Guess: the two lines as they are, for {{ }} escapes what HTML needs, & < > and quotation marks (mustache(5)).
# Seen: Mustache.java 0.9.1 writes the line end as &#10;, so that two lines of a mail or a label become one with that in it. Ruby leaves it.
set -eu
packages='libmustache-java libguava-java ruby-mustache default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Remark.java <<'J'
import com.github.mustachejava.DefaultMustacheFactory;
import java.io.*;
import java.util.Map;
public class Remark {
  public static void main(String[] none) throws Exception {
    var out = new StringWriter();
    new DefaultMustacheFactory().compile(new StringReader("{{text}}"), "remark").execute(out, Map.of("text", "宽 = 600\n高 = 450")).flush();
    System.out.println("Mustache.java: " + out);
  }
}
J
{
  $java -cp $jars/mustache-compiler.jar:$jars/guava.jar Remark.java
  LANG=C.UTF-8 ruby -rmustache -e 'puts "Ruby: " + Mustache.render("{{text}}", text: "宽 = 600\n高 = 450")'
} 2>/dev/null | tee seen
diff seen - <<'T'
Mustache.java: 宽 = 600&#10;高 = 450
Ruby: 宽 = 600
高 = 450
T
