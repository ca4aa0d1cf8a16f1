#!/bin/sh
# Counts with noughts before them, 010 and 08, as options of a program in Java, read as whole numbers by JSAP and by JOpt Simple.
# Guess: 10 and 8.
# Seen: JSAP 2.1 reads 8 for 010 and refuses 08, as it takes them for numbers in the source of a program. JOpt Simple 5.0.4 reads 10 and 8.
set -eu
packages='libjsap-java libjoptsimple-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Counts.java <<'J'
import com.martiansoftware.jsap.*;
import joptsimple.*;

public class Counts {
  public static void main(String[] counts) throws Exception {
    JSAP jsap = new JSAP();
    jsap.registerParameter(new FlaggedOption("count", JSAP.INTEGER_PARSER, "1", JSAP.NOT_REQUIRED, 'n', "count"));
    OptionParser parser = new OptionParser();
    OptionSpec<Integer> option = parser.accepts("count").withRequiredArg().ofType(Integer.class);
    for (String count : counts) {
      JSAPResult read = jsap.parse(new String[] {"--count", count});
      System.out.println(count + ": JSAP " + (read.success() ? read.getInt("count") : "refuses it") + ", JOpt Simple " + parser.parse("--count", count).valueOf(option));
    }
  }
}
J
java -cp /usr/share/java/jsap.jar:/usr/share/java/joptsimple.jar Counts.java 010 08 18 | tee seen
diff seen - <<'T'
010: JSAP 8, JOpt Simple 10
08: JSAP refuses it, JOpt Simple 8
18: JSAP 18, JOpt Simple 18
T
