#!/bin/sh
# A label of a drawing, 板材 600×450, drawn by VectorGraphics2D, which charts in Java are exported with, as SVG, PDF and EPS.
# Guess: the same words in all three, or an error where the format's own fonts lack them.
# Seen (0.13): SVG has them. PDF and EPS have ?? for 板材, without a word, as all text is written in ISO-8859-1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libvectorgraphics2d-java poppler-utils default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libvectorgraphics2d-java poppler-utils
cd "$folder"
cat > Label.java <<'J'
import de.erichseifert.vectorgraphics2d.*;
import de.erichseifert.vectorgraphics2d.util.PageSize;
import java.io.FileOutputStream;
import java.nio.file.*;

public class Label {
  public static void main(String[] none) throws Exception {
    var drawing = new VectorGraphics2D();
    drawing.drawString("板材 600×450", 10, 40);
    var size = new PageSize(0, 0, 200, 100);
    for (var kind : new String[] { "svg", "pdf", "eps" }) {
      var processor = kind.equals("svg") ? new de.erichseifert.vectorgraphics2d.svg.SVGProcessor() : kind.equals("pdf") ? new de.erichseifert.vectorgraphics2d.pdf.PDFProcessor(false) : new de.erichseifert.vectorgraphics2d.eps.EPSProcessor();
      processor.getDocument(drawing.getCommands(), size).writeTo(new FileOutputStream("label." + kind));
    }
  }
}
J
java -Djava.awt.headless=true -Dfile.encoding=UTF-8 -cp /usr/share/java/VectorGraphics2D.jar Label.java 2>/dev/null
{
  grep -o '>[^<]*</text>' label.svg
  pdftotext label.pdf - 2>/dev/null | grep 600
  iconv -f latin1 -t utf-8 label.eps | grep -o '(.*600.*) show'
} | tee seen
diff seen - <<'T'
>板材 600×450</text>
?? 600×450
(?? 600×450) show
T
