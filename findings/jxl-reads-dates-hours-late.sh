#!/bin/sh
# Guess: jxl (JExcelAPI), with which many a Java backend reads and writes .xls, reads back the day that it has written, in the time zone of
# Shanghai as anywhere.
# Seen (libjexcelapi-java 2.6.12): it writes the right day, as LibreOffice shows. Read, a cell with a date format of its own is eight
# hours late by getDate() (in New York five early, so that a day is the day before); one without is right there, and its
# getContents() is the day before in Shanghai.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjexcelapi-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjexcelapi-java
cd "$folder"
cat > Day.java <<'J'
import java.io.File;
import java.text.SimpleDateFormat;
import java.util.Date;
import jxl.DateCell;
import jxl.Workbook;
import jxl.write.DateFormat;
import jxl.write.DateTime;
import jxl.write.WritableCellFormat;
import jxl.write.WritableWorkbook;

public class Day {
  public static void main(String[] none) throws Exception {
    SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm");
    Date day = format.parse("2026-12-01 00:00");
    File file = new File("a.xls");
    WritableWorkbook book = Workbook.createWorkbook(file);
    WritableCellFormat own = new WritableCellFormat(new DateFormat("yyyy-mm-dd"));
    book.createSheet("a", 0).addCell(new DateTime(0, 0, day, own));
    book.getSheet(0).addCell(new DateTime(1, 0, day));
    book.write();
    book.close();
    for (int column = 0; column < 2; column++) {
      DateCell cell = (DateCell) Workbook.getWorkbook(file).getSheet(0).getCell(column, 0);
      System.out.println(format.format(cell.getDate()) + ", " + cell.getContents());
    }
  }
}
J
jars=/usr/share/java/jxl.jar:/usr/share/java/log4j-1.2.jar
javac -cp $jars Day.java
for zone in Asia/Shanghai America/New_York; do java -Duser.timezone=$zone -cp .:$jars Day; done > seen
cat seen
cat > expected <<'T'
2026-12-01 08:00, 2026-12-01
2026-12-01 00:00, 11/30/26
2026-11-30 19:00, 2026-12-01
2026-12-01 00:00, 12/1/26
T
cmp seen expected
