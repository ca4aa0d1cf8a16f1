#!/bin/sh
# A list as CSV whose first column is headed # and numbers the rows #1, #2; and one with a description of 5,000 characters.
# Guess: what reads CSV in Java reads both: CSV has no comments (RFC 4180), and cells of any length.
# Seen: commons-csv 1.9.0 and Super CSV 2.4.0 do. univocity-parsers 2.9.1 leaves out every row that begins with #, its heading included, without a word, and ends at the long cell
# with an error, since it takes 4,096 characters unless told otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libunivocity-parsers-java libcommons-csv-java libsuper-csv-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libunivocity-parsers-java libcommons-csv-java libsuper-csv-java
cd "$folder"
cat > Read.java <<'J'
import com.univocity.parsers.common.TextParsingException;
import com.univocity.parsers.csv.CsvParser;
import com.univocity.parsers.csv.CsvParserSettings;
import java.io.StringReader;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.supercsv.io.CsvListReader;
import org.supercsv.prefs.CsvPreference;

class Read {
  public static void main(String[] args) throws Exception {
    String numbered = "#,公司\n#1,顺德家居\n#2,龙江木业\n";
    String longer = "公司,说明\n顺德家居,\"" + "字".repeat(5000) + "\"\n";
    for (String text : new String[] { numbered, longer }) {
      System.out.println("commons-csv " + CSVParser.parse(text, CSVFormat.DEFAULT).getRecords().size());
      int count = 0;
      try (CsvListReader reader = new CsvListReader(new StringReader(text), CsvPreference.STANDARD_PREFERENCE)) {
        while (reader.read() != null) count++;
      }
      System.out.println("super-csv " + count);
      try {
        System.out.println("univocity " + new CsvParser(new CsvParserSettings()).parseAll(new StringReader(text)).size());
      } catch (TextParsingException error) {
        System.out.println("univocity: " + error.getMessage().split("\n")[0]);
      }
    }
  }
}
J
jars=$(for jar in univocity-parsers commons-csv super-csv; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Read.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Read | sed 's/ *$//' | tee seen
diff seen - <<'T'
commons-csv 3
super-csv 3
univocity 0
commons-csv 2
super-csv 2
univocity: Length of parsed input (4097) exceeds the maximum number of characters defined in your parser settings (4096).
T
