#!/bin/sh
# A line of a template of Velocity with a condition, a value behind it, and a price in dollars, by Perl's Template::Alloy, which runs such templates (merge), and by Velocity itself.
# Guess: "B 3.5 $3.50" of both: what is no name stays as text, and the blank behind #end is text too.
# Seen: so for Velocity 1.7. Template::Alloy 1.022 drops the blank behind #end, and makes 3.5 of $3.50, without the sign and the nought.
set -eu
packages='default-jdk-headless libtemplate-alloy-perl velocity'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtemplate-alloy-perl velocity
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > Line.java <<'J'
import java.io.StringWriter;
import java.util.Map;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;

public class Line {
  public static void main(String[] lines) {
    var engine = new VelocityEngine();
    engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    for (var line : lines) {
      var out = new StringWriter();
      engine.evaluate(new VelocityContext(new java.util.HashMap<>(Map.of("n", 2, "x", 3.5))), out, "line", line);
      System.out.println("Velocity: " + line + " is " + out);
    }
  }
}
J
set -- '#if($n > 3)A#{else}B#end $x' 'boards from $3.50' '$x and $n'
{
  java -XX:-UsePerfData -cp /usr/share/java/velocity.jar:/usr/share/java/commons-collections3.jar:/usr/share/java/commons-lang.jar Line.java "$@"
  perl -MTemplate::Alloy -e 'for my $line (@ARGV) { my $out; Template::Alloy->new->merge(\$line, { n => 2, x => 3.5 }, \$out) or die; print "Template::Alloy: $line is $out\n" }' "$@"
} | tee seen
diff seen - <<'T'
Velocity: #if($n > 3)A#{else}B#end $x is B 3.5
Velocity: boards from $3.50 is boards from $3.50
Velocity: $x and $n is 3.5 and 2
Template::Alloy: #if($n > 3)A#{else}B#end $x is B3.5
Template::Alloy: boards from $3.50 is boards from 3.5
Template::Alloy: $x and $n is 3.5 and 2
T
