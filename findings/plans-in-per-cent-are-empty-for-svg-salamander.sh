#!/bin/sh
# A plan as SVG 1.1 whose ground is 100% wide and high, one whose wall takes its colour from its group (fill="inherit"), and one with arcs as optimisers write them (their flags without blanks), drawn by SVG Salamander, as JOSM draws its symbols.
# Guess: red, each of them: all are of SVG 1.1, which it says that it draws.
# Seen (1.1.4): the first two are empty, without an error; the arcs raise one, and the whole plan is missing. Widths in figures are drawn; 100mm are 283 dots (72 for an inch), where browsers have 378.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libsvgsalamander-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libsvgsalamander-java
cd "$folder"
cat > Plans.java <<'J'
import com.kitfox.svg.SVGUniverse;
import java.awt.image.BufferedImage;
import java.io.StringReader;

public class Plans {
  public static void main(String[] none) throws Exception {
    var parts = new String[] { "<rect width='20' height='20' fill='red'/>", "<rect width='100%' height='100%' fill='red'/>", "<g fill='red'><rect width='20' height='20' fill='inherit'/></g>", "<path d='M0 0A10 10 0 0120 0V20H0Z' fill='red'/>" };
    for (var part : parts) {
      var universe = new SVGUniverse();
      var plan = universe.getDiagram(universe.loadSVG(new StringReader("<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' width='20' height='20'>" + part + "</svg>"), "plan"));
      var picture = new BufferedImage(20, 20, BufferedImage.TYPE_INT_ARGB);
      if (plan != null) plan.render(picture.createGraphics());
      System.out.println((plan == null ? "none " : picture.getRGB(10, 15) == 0xffff0000 ? "red " : picture.getRGB(10, 15) == 0 ? "empty " : "other ") + part);
    }
    var universe = new SVGUniverse();
    System.out.println(universe.getDiagram(universe.loadSVG(new StringReader("<svg xmlns='http://www.w3.org/2000/svg' width='100mm' height='50mm'/>"), "size")).getWidth());
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -Djava.awt.headless=true -cp /usr/share/java/svgSalamander.jar Plans.java 2>/dev/null | tee seen
diff seen - <<'T'
red <rect width='20' height='20' fill='red'/>
empty <rect width='100%' height='100%' fill='red'/>
empty <g fill='red'><rect width='20' height='20' fill='inherit'/></g>
none <path d='M0 0A10 10 0 0120 0V20H0Z' fill='red'/>
283.392
T
