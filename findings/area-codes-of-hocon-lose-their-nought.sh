#!/bin/sh
# Settings in HOCON, as programs on Akka and Play have them: the area code 0757, a price 1299.50, a model 1E3 and a thickness 18mm, without quotes, read by Typesafe's config and written by it as JSON for others.
# Guess: what getString gives is what is written: 0757 as a text, since JSON has no such number; the price as it is.
# Seen (1.3.1): getString gives 0757, 1299.50 and 1E3 as they were typed; written are 757, 1299.5 and 1000. An order number of 20 digits is written as a text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libtypesafe-config-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtypesafe-config-java
cd "$folder"
cat > Settings.java <<'J'
import com.typesafe.config.*;

public class Settings {
  public static void main(String[] none) {
    for (var value : new String[] { "0757", "1299.50", "1E3", "18mm", "20260105093000123456" }) {
      var settings = ConfigFactory.parseString("a = " + value);
      System.out.println(settings.getString("a") + " " + settings.root().render(ConfigRenderOptions.concise()));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' typesafe-config)" Settings.java 2>/dev/null | tee seen
diff seen - <<'T'
0757 {"a":757}
1299.50 {"a":1299.5}
1E3 {"a":1000}
18mm {"a":"18mm"}
20260105093000123456 {"a":"20260105093000123456"}
T
