#!/bin/sh
# A workbook with a day and its time, half past nine in China, and a price, written as .ods by jOpenDocument from a table on a server in China, with nothing set, and opened by LibreOffice Calc on a machine on UTC; read back by jOpenDocument.
# Guess: Calc shows half past nine anywhere, since times of cells have no zone; the words of the price have its cents.
# Seen (1.3, LibreOffice 7.4.7): the cell has 2026-01-05T09:30:00.000+08:00, and Calc shows 01:30. The words of the day in Chinese for jOpenDocument have no time, and those of the price are 1,299.5.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjopendocument-java libreoffice-calc-nogui default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjopendocument-java libreoffice-calc-nogui
cd "$folder"
cat > Book.java <<'J'
import java.io.File;
import java.math.BigDecimal;
import java.util.Date;
import javax.swing.table.DefaultTableModel;
import org.jopendocument.dom.spreadsheet.SpreadSheet;

public class Book {
  public static void main(String[] none) throws Exception {
    SpreadSheet.createEmpty(new DefaultTableModel(new Object[][] { { new Date(1767576600000L), new BigDecimal("1299.50") } }, new Object[] { "day", "price" })).saveAs(new File("book.ods"));
    var sheet = SpreadSheet.createFromFile(new File("book.ods")).getSheet(0);
    for (var column = 0; column < 2; column++) System.out.println(sheet.getCellAt(column, 1).getTextValue());
  }
}
J
jars=$(printf '%s:' /usr/share/java/jOpenDocument*.jar)/usr/share/java/jdom1.jar
java -Djava.awt.headless=true -Dstdout.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Duser.language=zh -Duser.country=CN -cp "$jars" Book.java 2>/dev/null | tee seen
unzip -p book.ods content.xml | grep -o 'office:date-value="[^"]*"' | tee -a seen
TZ=UTC soffice -env:UserInstallation=file://"$folder"/user --headless --convert-to csv book.ods >/dev/null 2>&1
tail -1 book.csv | tee -a seen
diff seen - <<'T'
2026年1月5日
1,299.5
office:date-value="2026-01-05T09:30:00.000+08:00"
01/05/2026 01:30:00,1299.5
T
