#!/bin/sh
# A list of a contract that begins with its third article, <ol start="3">, made text by Jericho (Renderer) and PDF by HTMLWorker of iText 2 and by XMLWorker of iText 5.
# Guess: 3. Door, 4. Board (HTML 4.01, 10.2: start).
# Seen: Jericho 3.2 and HTMLWorker 2.1.7 begin with 1; XMLWorker 5.5.13 with 3.
set -eu
packages='libjericho-html-java libitext-java libitext5-java poppler-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Articles.java <<'J'
import java.io.*;
import net.htmlparser.jericho.*;
public class Articles {
  static final String LIST = "<ol start=\"3\"><li>Door</li><li>Board</li></ol>";
  public static void main(String[] none) throws Exception {
    Config.LoggerProvider = LoggerProvider.DISABLED;
    System.out.println("Jericho:\n" + new Source(LIST).getRenderer().setNewLine("\n"));
    var old = new com.lowagie.text.Document();
    com.lowagie.text.pdf.PdfWriter.getInstance(old, new FileOutputStream("HTMLWorker.pdf"));
    old.open();
    for (var element : com.lowagie.text.html.simpleparser.HTMLWorker.parseToList(new StringReader(LIST), null)) old.add((com.lowagie.text.Element) element);
    old.close();
    var page = new com.itextpdf.text.Document();
    var writer = com.itextpdf.text.pdf.PdfWriter.getInstance(page, new FileOutputStream("XMLWorker.pdf"));
    page.open();
    com.itextpdf.tool.xml.XMLWorkerHelper.getInstance().parseXHtml(writer, page, new StringReader(LIST));
    page.close();
  }
}
J
{
  $java -cp $jars/jericho-html.jar:$jars/itext.jar:$jars/itext5.jar:$jars/itext5-xmlworker.jar Articles.java
  for worker in HTMLWorker XMLWorker; do echo "$worker:"; pdftotext -layout $worker.pdf - | tr -d "\f" | grep .; done
} 2>/dev/null | tee seen
diff seen - <<'T'
Jericho:
   1. Door
   2. Board
HTMLWorker:
1. Door
2. Board
XMLWorker:
3. Door
4. Board
T
