#!/bin/sh
# Texts of notices with signs in them that are no directives and no references, as templates of EscapeVelocity, by which AutoValue writes code, and of Velocity: a#b, 图纸 #18, #门, $5, $单价.
# Guess: each is left as it stands, as Velocity does ("a#b" is no directive of its).
# Seen: EscapeVelocity 0.9.1 refuses a template with a#b for a directive #b that it does not know; Velocity 1.7 leaves it. Both leave the others.
set -eu
packages='libescapevelocity-java libguava-java velocity default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Signs.java <<'J'
import java.io.*;
import java.util.HashMap;
import org.apache.velocity.app.VelocityEngine;
public class Signs {
  public static void main(String[] none) throws Exception {
    var velocity = new VelocityEngine();
    velocity.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    velocity.init();
    for (var text : new String[] { "a#b", "图纸 #18", "#门", "$5", "$单价" }) {
      var out = new StringWriter();
      velocity.evaluate(new org.apache.velocity.VelocityContext(), out, "text", text);
      String other;
      try {
        other = com.google.escapevelocity.Template.parseFrom(new StringReader(text)).evaluate(new HashMap<>());
      } catch (com.google.escapevelocity.ParseException error) {
        other = error.getMessage().split(",")[0];
      }
      System.out.println(text + " | Velocity: " + out + " | EscapeVelocity: " + other);
    }
  }
}
J
{
  $java -cp $jars/escapevelocity.jar:$jars/guava.jar:$jars/velocity.jar:$jars/commons-collections3.jar:$jars/commons-lang.jar Signs.java
} 2>/dev/null | tee seen
diff seen - <<'T'
a#b | Velocity: a#b | EscapeVelocity: Unrecognized directive #b
图纸 #18 | Velocity: 图纸 #18 | EscapeVelocity: 图纸 #18
#门 | Velocity: #门 | EscapeVelocity: #门
$5 | Velocity: $5 | EscapeVelocity: $5
$单价 | Velocity: $单价 | EscapeVelocity: $单价
T
