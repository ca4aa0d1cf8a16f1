#!/bin/sh
# A list of prices as CSV, 1200, 95 and 1000.50 under the heading 价格, asked in SQL by CsvJdbc with nothing set: above 900, in order, the sum, the dearest, twice the price; and the heading without quotes.
# Guess: numbers are told from texts, or all are texts, and then the sum is an error as well; headings of Chinese letters need no quotes, as in most databases.
# Seen (1.0.37): the sum is right, 2295.5, and so by numbers; the dearest is 95, and the order is of texts; above 900 there is none, and twice the price is nothing, without an error. A Chinese heading without quotes is an error of syntax.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcsvjdbc-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcsvjdbc-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > prices.csv <<'C'
编号,价格
0571,1200
0020,95
0003,1000.50
C
cat > Ask.java <<'J'
import java.sql.*;
import java.util.*;

public class Ask {
  public static void main(String[] args) throws Exception {
    Class.forName("org.relique.jdbc.csv.CsvDriver");
    for (var question : new String[] {"\"编号\" FROM prices WHERE \"价格\" > 900", "\"价格\" FROM prices ORDER BY \"价格\"", "SUM(\"价格\") FROM prices", "MAX(\"价格\") FROM prices", "\"价格\" * 2 FROM prices", "价格 FROM prices"})
      try (var connection = DriverManager.getConnection("jdbc:relique:csv:.?charset=UTF-8")) {
        var rows = connection.createStatement().executeQuery("SELECT " + question);
        var found = new ArrayList<String>();
        while (rows.next()) found.add(rows.getString(1));
        System.out.println(question + ": " + found);
      } catch (SQLException error) {
        System.out.println(question + ": an error");
      }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp /usr/share/java/csvjdbc.jar Ask.java | tee seen
cat > expected <<'X'
"编号" FROM prices WHERE "价格" > 900: []
"价格" FROM prices ORDER BY "价格": [1000.50, 1200, 95]
SUM("价格") FROM prices: [2295.5]
MAX("价格") FROM prices: [95]
"价格" * 2 FROM prices: [null, null, null]
价格 FROM prices: an error
X
cmp seen expected
