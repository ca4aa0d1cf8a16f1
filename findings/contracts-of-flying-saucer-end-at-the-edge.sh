#!/bin/sh
# A paragraph of a contract of 65 characters without blanks, and one of English words, made a page of PDF (200 points wide) by Flying Saucer with iText, as backends in Java print their contracts from HTML, with a Chinese font.
# Guess: both are broken into lines, as CSS breaks between any two Chinese characters, save before marks.
# Seen (core-renderer R8): English is broken. The Chinese paragraph is one line that runs over the edge: 16 characters are on the page, and nothing says that the others are not.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcore-renderer-java libitext-java libxalan2-java fonts-arphic-uming poppler-utils default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcore-renderer-java libitext-java libxalan2-java fonts-arphic-uming poppler-utils
cd "$folder"
cat > Contract.java <<'J'
import com.lowagie.text.pdf.BaseFont;
import java.io.FileOutputStream;
import org.xhtmlrenderer.pdf.ITextRenderer;

public class Contract {
  public static void main(String[] words) throws Exception {
    var renderer = new ITextRenderer();
    renderer.getFontResolver().addFont("uming.ttc", BaseFont.IDENTITY_H, true);
    renderer.setDocumentFromString("<html><head><style>@page { size: 200pt 600pt; margin: 10pt } body { font: 12pt 'AR PL UMing CN' }</style></head><body>" + words[1] + "</body></html>");
    renderer.layout();
    try (var out = new FileOutputStream(words[0])) {
      renderer.createPDF(out);
    }
  }
}
J
cp /usr/share/fonts/truetype/arphic/uming.ttc .
jars=$(for jar in core-renderer itext bcprov bcmail bcpkix xalan2 xml-apis; do printf '/usr/share/java/%s.jar:' $jar; done)
javac -cp "$jars" Contract.java
for text in 甲乙双方就板材交付达成条款 'The two sides agree on boards '; do
  words=$(printf '%s' "$text" "$text" "$text" "$text" "$text")
  LC_ALL=C.UTF-8 java -Djava.awt.headless=true -Dfile.encoding=UTF-8 -cp ".:$jars" Contract contract.pdf "$words" >/dev/null 2>&1
  echo "$(printf %s "$words" | LC_ALL=C.UTF-8 wc -m) characters, $(pdftotext contract.pdf - | tr -d '\f\n' | LC_ALL=C.UTF-8 wc -m) on the page, $(pdftotext contract.pdf - | tr -d '\f' | grep -c .) lines"
done | tee seen
diff seen - <<'T'
65 characters, 16 on the page, 1 lines
150 characters, 144 on the page, 6 lines
T
