#!/bin/sh
# Days of price lists, 2026-01-05, 20260105, 2026-02-30 and 5/1/2026, turned into days by OpenRefine's toDate with nothing set; and two article numbers compared as texts.
# Guess: 20260105 is the 5th of January, as ISO 8601 has it too, or refused; the 30th of February is refused; "10" < "9" is true, as of texts, or an error.
# Seen (OpenRefine 3.6.2): 20260105 is the first of January of the year 20,260,105; the 30th of February is the 2nd of March; "10" < "9" is neither true nor false, but nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in openrefine default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' openrefine
cd "$folder"
cat > Days.java <<'J'
import com.google.refine.grel.Parser;
import java.util.Properties;

public class Days {
  public static void main(String[] none) throws Exception {
    for (var text : new String[] { "'2026-01-05'.toDate()", "'20260105'.toDate()", "'2026-02-30'.toDate()", "'5/1/2026'.toDate()", "10 < 9", "'10' < '9'" })
      System.out.println(text + ": " + new Parser(text).getExpression().evaluate(new Properties()));
  }
}
J
place=/usr/share/openrefine
java -Dstdout.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$place/webapp/WEB-INF/classes:$place/webapp/WEB-INF/lib/*:$place/server/*" Days.java 2>/dev/null | tee seen
diff seen - <<'T'
'2026-01-05'.toDate(): 2026-01-05T00:00Z
'20260105'.toDate(): +20260105-01-01T00:00Z
'2026-02-30'.toDate(): 2026-03-02T00:00Z
'5/1/2026'.toDate(): 2026-05-01T00:00Z
10 < 9: false
'10' < '9': null
T
