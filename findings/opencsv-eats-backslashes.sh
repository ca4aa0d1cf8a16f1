#!/bin/sh
# Guess: opencsv, the CSV library of Java, reads by default what RFC 4180 and Excel write; a backslash is a character like another.
# Seen (libopencsv-java 5.2): a backslash is an escape: of the path C:\drawings\plan both are gone. With RFC4180ParserBuilder they stay.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libopencsv-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libopencsv-java
cd "$folder"
cat > Read.java <<'J'
import com.opencsv.CSVReaderBuilder;
import com.opencsv.CSVReader;
import com.opencsv.RFC4180ParserBuilder;
import java.io.StringReader;

public class Read {
  public static void main(String[] none) throws Exception {
    String row = "\"C:\\drawings\\plan\",1\n";
    System.out.println(new CSVReader(new StringReader(row)).readNext()[0]);
    System.out.println(
        new CSVReaderBuilder(new StringReader(row)).withCSVParser(new RFC4180ParserBuilder().build()).build().readNext()[0]);
  }
}
J
jars=$(printf ':/usr/share/java/%s.jar' opencsv commons-lang3 commons-text commons-beanutils commons-collections4)
javac -encoding UTF-8 -cp ".$jars" Read.java
java -cp ".$jars" Read > seen
cat seen
printf 'C:drawingsplan\nC:\\drawings\\plan\n' > expected
cmp seen expected
