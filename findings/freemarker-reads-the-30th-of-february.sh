#!/bin/sh
# Days that come as texts, read by FreeMarker's ?date with their pattern: with words behind, the 30th of February, and a year of two digits where the pattern has four.
# Guess: each is an error, as for ?number, which refuses 1,299.5 and 12件, or at most the year is 2026.
# Seen (2.3.31): all are read. Words behind the day are left out without a word, the 30th of February is the 2nd of March, and 26-1-5 is of the year 26. With the pattern xs all three are refused.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libfreemarker-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libfreemarker-java
cd "$folder"
cat > Days.java <<'J'
import freemarker.template.*;
import java.io.*;
import java.util.Map;

public class Days {
  public static void main(String[] none) throws Exception {
    freemarker.log.Logger.selectLoggerLibrary(freemarker.log.Logger.LIBRARY_NONE);
    var settings = new Configuration(Configuration.VERSION_2_3_31);
    settings.setTemplateExceptionHandler(TemplateExceptionHandler.RETHROW_HANDLER);
    settings.setLogTemplateExceptions(false);
    for (var text : new String[] { "'12件'?number", "'2026-01-05以前'?date('yyyy-MM-dd')?string('yyyy-MM-dd')", "'2026-02-30'?date('yyyy-MM-dd')?string('yyyy-MM-dd')", "'26-1-5'?date('yyyy-MM-dd')?string('yyyy-MM-dd')", "'2026-01-05以前'?date.xs", "'2026-02-30'?date.xs", "'26-1-5'?date.xs" }) {
      var out = new StringWriter();
      try {
        new Template("day", new StringReader("${" + text + "}"), settings).process(Map.of(), out);
      } catch (TemplateException error) {
        out.write("refused");
      }
      System.out.println(text.replaceFirst("\\?string.*", "") + ": " + out);
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/freemarker.jar Days.java 2>/dev/null | tee seen
diff seen - <<'T'
'12件'?number: refused
'2026-01-05以前'?date('yyyy-MM-dd'): 2026-01-05
'2026-02-30'?date('yyyy-MM-dd'): 2026-03-02
'26-1-5'?date('yyyy-MM-dd'): 0026-01-05
'2026-01-05以前'?date.xs: refused
'2026-02-30'?date.xs: refused
'26-1-5'?date.xs: refused
T
