#!/bin/sh
# Remarks with two blanks, a second line and a tab, put into a cell of a list (ods) and into a letter (odt) by odfdom of Debian, and shown by LibreOffice. Takes a quarter of a minute and more where nothing is installed.
# Guess: written as ODF has them (text:s, text:line-break or a paragraph, text:tab), so that they are shown as they were put in.
# Seen: odfdom 0.9.0 RC2 does so in the cell. Into the letter (addText) it writes the signs as they are, where by ODF any of them is one blank: LibreOffice 7.4.7 shows one line, left side second line tab.
set -eu
for package in libodfdom-java default-jdk-headless libreoffice-calc libreoffice-writer unzip; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
classes=/usr/share/java/odfdom-java.jar:$(dpkg -L libapache-jena-java libcommons-validator-java librdfa-java libxerces2-java | grep '^/usr/share/java/.*jar$' | tr '\n' ':'):/usr/share/java/xml-apis.jar:/usr/share/java/slf4j-api.jar
cat > Remarks.java <<'J'
import org.odftoolkit.odfdom.doc.OdfSpreadsheetDocument;
import org.odftoolkit.odfdom.doc.OdfTextDocument;

public class Remarks {
  public static void main(String[] words) throws Exception {
    String remark = "left  side\nsecond line\ttab";
    OdfSpreadsheetDocument list = OdfSpreadsheetDocument.newSpreadsheetDocument();
    list.getTableList().get(0).getCellByPosition(0, 0).setStringValue(remark);
    list.save("list.ods");
    OdfTextDocument letter = OdfTextDocument.newTextDocument();
    letter.addText(remark);
    letter.save("letter.odt");
    System.out.println("own: " + OdfSpreadsheetDocument.loadDocument("list.ods").getTableList().get(0).getCellByPosition(0, 0).getStringValue().replace("\n", "\\n").replace("\t", "\\t"));
  }
}
J
javac -encoding UTF-8 -cp "$classes" Remarks.java 2>/dev/null
{
  java -cp "$classes:." Remarks 2>/dev/null
  soffice --headless --convert-to csv list.ods >/dev/null 2>&1
  soffice --headless --convert-to txt:Text letter.odt >/dev/null 2>&1
  for kind in s tab line-break; do echo "text:$kind $(unzip -p list.ods content.xml | grep -c "<text:$kind[ />]" || true) $(unzip -p letter.odt content.xml | grep -c "<text:$kind[ />]" || true)"; done
  printf 'list: '
  cat list.csv
  printf 'letter: '
  sed 's/^\xef\xbb\xbf//;s/\t/\\t/g' letter.txt
} | tee seen
diff seen - <<'T'
own: left  side\nsecond line\ttab
text:s 1 0
text:tab 1 0
text:line-break 1 0
list: "left  side
second line	tab"
letter: left side second line tab
T
