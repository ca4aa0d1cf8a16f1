#!/bin/sh
# Sales of two kinds of furniture over two years as CSV, read for a chart by JFreeChart of Debian (org.jfree.data.io.CSV); one name has a comma and stands in quotation marks.
# Guess: 柜, 双门 is a name, as the class has a mark for texts, by default the quotation mark (RFC 4180).
# Seen: JFreeChart 1.0.19 takes the marks off names, but parts lines at each comma first: the second half of the name is read as a number, which is an error. Without the comma both rows are read.
set -eu
packages='libjfreechart-java libjcommon-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Sales.java <<'J'
import java.io.StringReader;
import org.jfree.data.io.CSV;

public class Sales {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      try {
        var sales = new CSV().readCategoryDataset(new StringReader("\"name\",\"2025\",\"2026\"\n\"" + name + "\",12,13\n\"门\",5,6\n"));
        System.out.println(sales.getRowKeys() + " " + sales.getValue(0, 0) + " " + sales.getValue(0, 1));
      } catch (NumberFormatException error) {
        System.out.println(name + ": " + error.getMessage());
      }
    }
  }
}
J
java -cp /usr/share/java/jfreechart.jar:/usr/share/java/jcommon.jar Sales.java 双门柜 '柜, 双门' | tee seen
diff seen - <<'T'
[双门柜, 门] 12.0 13.0
柜, 双门: For input string: "双门"
T
