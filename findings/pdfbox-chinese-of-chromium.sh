#!/bin/sh
# A Chinese page printed to PDF by Chromium, read by PDFBox, the Java library that backends index documents with.
# Guess: it reads the same text as pdftotext, and that of the page.
# Seen (PDFBox 2.0.27, poppler 22.12.0, Chromium 156 with Noto Sans CJK): pdftotext does. PDFBox gives radicals for characters
# that look the same (⻓ for 长, ⻛ for 风, ⼈ for 人), and spaces between the characters of a heading with letter-spacing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell fonts-noto-cjk libpdfbox2-java libcommons-logging-java default-jdk-headless poppler-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libpdfbox2-java poppler-utils chromium-headless-shell
cd "$folder"
cat > a.html <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>body { font: 16px 'Noto Sans CJK SC' } h1 { letter-spacing: .5em }</style>
<h1>招标公告</h1><p>长期风险联系人</p>
H
chromium-headless-shell --no-sandbox --headless --disable-gpu --no-pdf-header-footer --print-to-pdf=a.pdf "file://$folder/a.html" >/dev/null 2>&1
cat > Read.java <<'J'
import java.io.File;
import java.io.PrintStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

class Read {
  public static void main(String[] args) throws Exception {
    try (PDDocument document = PDDocument.load(new File("a.pdf"))) {
      new PrintStream(System.out, true, "UTF-8").print(new PDFTextStripper().getText(document));
    }
  }
}
J
{
  pdftotext a.pdf - | tr -d '\f' | grep . | sed 's/^/pdftotext: /'
  java -cp /usr/share/java/pdfbox2.jar:/usr/share/java/fontbox2.jar:/usr/share/java/commons-logging.jar Read.java 2>/dev/null | grep . | sed 's/^/PDFBox: /; s/ *$//'
} | tee seen
diff seen - <<'T'
pdftotext: 招标公告
pdftotext: 长期风险联系人
PDFBox: 招 标 公 告
PDFBox: ⻓期⻛险联系⼈
T
