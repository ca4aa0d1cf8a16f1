#!/bin/sh
# Guess: Debian's package of Apache POI makes workbooks of both kinds, .xls by HSSF and .xlsx by XSSF, as POI does.
# Versions: libapache-poi-java 4.0.1-4, libxmlbeans-java 4.0.0-2.
# Behaviour: HSSF works. XSSF compiles, but ends at its first workbook: the jar with the schemas of Office lacks the type
# system that XMLBeans 4 looks for. A test of what EasyExcel or RuoYi export needs POI from somewhere else.
# Output: see the end of this script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libapache-poi-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libapache-poi-java libxmlbeans-java
cd "$folder"
cat > Books.java <<'J'
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

public class Books {
  public static void main(String[] arguments) {
    HSSFWorkbook old = new HSSFWorkbook();
    old.createSheet("a").createRow(0).createCell(0).setCellValue("b");
    System.out.println("xls " + old.getNumberOfSheets());
    try {
      System.out.println("xlsx " + new XSSFWorkbook().getNumberOfSheets());
    } catch (NoClassDefFoundError error) {
      System.out.println("xlsx " + error.getMessage().replaceAll(".*/", ""));
    }
  }
}
J
jars=/usr/share/java
classes=.
for name in poi poi-ooxml poi-ooxml-schemas xmlbeans commons-collections4 commons-compress commons-math3 commons-codec curvesapi; do
  test -e "$jars/$name.jar"
  classes="$classes:$jars/$name.jar"
done
javac -cp "$classes" Books.java
java -cp "$classes" Books 2>/dev/null > seen
cat seen
cat > expected <<'T'
xls 1
xlsx TypeSystemHolder
T
cmp seen expected
