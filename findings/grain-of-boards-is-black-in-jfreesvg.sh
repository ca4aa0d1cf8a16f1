#!/bin/sh
# A plan drawn by a program in Java with a board whose grain is a texture (TexturePaint, brown) and with two blanks within a text, as SVG by JFreeSVG, drawn by rsvg-convert, and as a picture by Java itself.
# Guess: brown, by a pattern, or at least the colour before it; and the blanks as drawn by Java, since Graphics2D keeps them.
# Seen: JFreeSVG 4.1 fills the board with black. The text has no xml:space, so the second blank is not drawn: it is as narrow as with one blank.
set -eu
packages='libjfreesvg-java librsvg2-bin default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Plan.java <<'J'
import java.awt.*;
import java.awt.image.BufferedImage;
import java.io.File;
import java.nio.file.*;
import javax.imageio.ImageIO;
import org.jfree.svg.SVGGraphics2D;

public class Plan {
  static void draw(Graphics2D plan, String text) {
    BufferedImage grain = new BufferedImage(2, 2, BufferedImage.TYPE_INT_RGB);
    for (int dot = 0; dot < 4; dot++) grain.setRGB(dot % 2, dot / 2, 0x996633);
    plan.setPaint(new TexturePaint(grain, new Rectangle(2, 2)));
    plan.fillRect(0, 0, 20, 20);
    plan.setPaint(Color.BLUE);
    plan.drawString(text, 30, 15);
  }
  public static void main(String[] texts) throws Exception {
    for (int at = 0; at < 2; at++) {
      SVGGraphics2D plan = new SVGGraphics2D(100, 20);
      draw(plan, texts[at]);
      Files.writeString(Path.of(at + ".svg"), plan.getSVGElement());
      new ProcessBuilder("rsvg-convert", "-o", at + ".png", at + ".svg").start().waitFor();
    }
    BufferedImage picture = new BufferedImage(100, 20, BufferedImage.TYPE_INT_RGB);
    draw(picture.createGraphics(), texts[0]);
    System.out.printf("board: Java %06x, SVG %06x%n", picture.getRGB(5, 5) & 0xffffff, ImageIO.read(new File("0.png")).getRGB(5, 5) & 0xffffff);
    System.out.println("drawn alike with one blank and two: " + (Files.mismatch(Path.of("0.png"), Path.of("1.png")) < 0));
  }
}
J
java -Djava.awt.headless=true -cp /usr/share/java/org.jfree.svg.jar Plan.java '18  mm' '18 mm' | tee seen
diff seen - <<'T'
board: Java 996633, SVG 000000
drawn alike with one blank and two: true
T
