#!/bin/sh
# Boards shared out in a template of Velocity (7 / 2, 600 / 18), by npm's velocityjs and by Velocity itself.
# Guess: 3 and 33 in both, for Velocity divides whole numbers as Java does; 3.5 only with a fraction in it.
# Seen: so for Velocity 1.7. velocityjs 2.1.7 gives 3.5 and 33.333333333333336. The rest of a division is the same.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in velocity default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' velocity
cd "$folder"
echo '{}' > package.json
npm i --no-audit --no-fund --ignore-scripts velocityjs@2.1.7 >/dev/null 2>&1
cat > Sums.java <<'J'
import java.io.StringWriter;
import org.apache.velocity.VelocityContext;
import org.apache.velocity.app.VelocityEngine;
public class Sums {
  public static void main(String[] sums) {
    var engine = new VelocityEngine();
    engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
    for (var sum : sums) {
      var out = new StringWriter();
      engine.evaluate(new VelocityContext(), out, "sum", "#set($n = " + sum + ")$n");
      System.out.println("Velocity: " + sum + " is " + out);
    }
  }
}
J
CLASSPATH=/usr/share/java/velocity.jar:/usr/share/java/commons-collections3.jar:/usr/share/java/commons-lang.jar
{
  java -XX:-UsePerfData -cp "$CLASSPATH" Sums.java '7 / 2' '7.0 / 2' '600 / 18' '7 % 2'
  node -e 'for (const sum of process.argv.slice(1)) console.log(`velocityjs: ${sum} is ${require("velocityjs").render(`#set($n = ${sum})$n`, {})}`)' '7 / 2' '7.0 / 2' '600 / 18' '7 % 2'
} | tee seen
diff seen - <<'T'
Velocity: 7 / 2 is 3
Velocity: 7.0 / 2 is 3.5
Velocity: 600 / 18 is 33
Velocity: 7 % 2 is 1
velocityjs: 7 / 2 is 3.5
velocityjs: 7.0 / 2 is 3.5
velocityjs: 600 / 18 is 33.333333333333336
velocityjs: 7 % 2 is 1
T
