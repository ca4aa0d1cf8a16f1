#!/bin/sh
# How alike two short names are, by java-string-similarity with nothing set: 橡 and 桦 (oak and birch), 柜 and 橱柜, 餐桌 and 桌餐, 实木餐桌 and 实木餐椅.
# Guess: 橡 and 桦 have nothing in common, so a distance of 1 and a similarity of 0; the others lie between.
# Seen (2.0.0): NGram has a distance of 0 for 橡 and 桦 and for 柜 and 橱柜, as for the same word (it takes groups of two). Jaccard and SorensenDice, which count groups of three characters, say NaN for names of one or two, which is neither more nor less than any limit; Cosine says 0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libjava-string-similarity-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libjava-string-similarity-java
cd "$folder"
cat > Alike.java <<'J'
import info.debatty.java.stringsimilarity.*;

public class Alike {
  public static void main(String[] none) {
    for (var pair : new String[] { "橡 桦", "柜 橱柜", "餐桌 桌餐", "实木餐桌 实木餐椅" }) {
      var first = pair.split(" ")[0];
      var second = pair.split(" ")[1];
      System.out.printf("%s: distance by NGram %.2f, similarity by Jaccard %.2f, SorensenDice %.2f, Cosine %.2f, NormalizedLevenshtein %.2f%n", pair, new NGram().distance(first, second), new Jaccard().similarity(first, second), new SorensenDice().similarity(first, second), new Cosine().similarity(first, second), new NormalizedLevenshtein().similarity(first, second));
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp /usr/share/java/java-string-similarity.jar Alike.java 2>/dev/null | tee seen
diff seen - <<'T'
橡 桦: distance by NGram 0.00, similarity by Jaccard NaN, SorensenDice NaN, Cosine 0.00, NormalizedLevenshtein 0.00
柜 橱柜: distance by NGram 0.00, similarity by Jaccard NaN, SorensenDice NaN, Cosine 0.00, NormalizedLevenshtein 0.50
餐桌 桌餐: distance by NGram 1.00, similarity by Jaccard NaN, SorensenDice NaN, Cosine 0.00, NormalizedLevenshtein 0.00
实木餐桌 实木餐椅: distance by NGram 0.13, similarity by Jaccard 0.33, SorensenDice 0.50, Cosine 0.50, NormalizedLevenshtein 0.75
T
