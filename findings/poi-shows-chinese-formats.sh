#!/bin/sh
# A workbook (.xls) with a day in the Chinese formats of Excel, and an amount in units of 10,000, shown by DataFormatter of Apache POI, by which backends in Java import what cells show.
# Guess: it shows what Excel shows, since it handles [$-804] and quoted text: 2026年12月1日, 星期二, 4.6万; and of the format by number alone (31) at least a day.
# Seen (libapache-poi-java 4.0.1): quotes stay in days, 2026"年"12"月"1"日"; weekdays and hours of the Chinese forms are the bare number, and so are 万; with [DBNum1] it raises an error. Of format
# 31, which Excel in China writes for 2026年12月1日 and a file has no text for, it makes "reserved-46357x1F".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libapache-poi-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libapache-poi-java
cd "$folder"
cat > Show.java <<'J'
import java.util.Locale;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.DateUtil;

class Show {
  public static void main(String[] args) throws Exception {
    String[] formats = {
      "yyyy\"年\"m\"月\"d\"日\"", "yyyy年m月d日", "[$-804]aaaa", "h\"时\"mm\"分\"", "[DBNum1][$-804]yyyy\"年\"m\"月\"d\"日\"", "0\\.0,\"万\"", "0\"元\"", "31",
    };
    try (HSSFWorkbook book = new HSSFWorkbook()) {
      for (String format : formats) {
        CellStyle style = book.createCellStyle();
        style.setDataFormat(format.equals("31") ? 31 : book.createDataFormat().getFormat(format));
        Cell cell = (book.getNumberOfSheets() > 0 ? book.getSheetAt(0) : book.createSheet()).createRow(0).createCell(0);
        cell.setCellValue(46357.4);
        cell.setCellStyle(style);
        String shown;
        try {
          shown = new DataFormatter(Locale.CHINA).formatCellValue(cell);
        } catch (IllegalArgumentException error) {
          shown = "error";
        }
        System.out.println(format + " " + shown + (DateUtil.isCellDateFormatted(cell) ? ", a date" : ""));
      }
    }
  }
}
J
jars=$(for jar in poi commons-collections4 commons-codec commons-math3; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Show.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Show | tee seen
diff seen - <<'T'
yyyy"年"m"月"d"日" 2026"年"12"月"1"日", a date
yyyy年m月d日 2026年12月1日, a date
[$-804]aaaa 46357.4
h"时"mm"分" 46357.4
[DBNum1][$-804]yyyy"年"m"月"d"日" error, a date
0\.0,"万" 46357.4
0"元" 46357元
31 reserved-46357x1F
T
