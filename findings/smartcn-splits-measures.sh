#!/bin/sh
# Boards in an index by Lucene's analyzers for Chinese: 18mm, the class E0, 2.5米, and a name with a rare character, 𠮷野.
# Guess: SmartChineseAnalyzer and CJKAnalyzer keep 18mm, e0 and 2.5 as terms, as StandardAnalyzer does, and a character is never cut.
# Seen (Lucene 4.10.4): SmartChineseAnalyzer splits 18|mm, e|0 and 2|5, so that a board of 25 or class E1 shares terms with them, and makes two halves of 𠮷, a surrogate each.
# CJKAnalyzer, whose list of stop words is English, drops IT from IT服务 and the A of A+B.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liblucene4.10-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liblucene4.10-java
cd "$folder"
cat > Split.java <<'J'
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.cjk.CJKAnalyzer;
import org.apache.lucene.analysis.cn.smart.SmartChineseAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

class Split {
  public static void main(String[] args) throws Exception {
    Map<String, Analyzer> analyzers = new LinkedHashMap<>();
    analyzers.put("smart", new SmartChineseAnalyzer());
    analyzers.put("cjk", new CJKAnalyzer());
    analyzers.put("standard", new StandardAnalyzer());
    for (String text : new String[] { "18mm", "E0级", "2.5米", "𠮷野", "IT服务", "A+B" }) {
      for (Map.Entry<String, Analyzer> analyzer : analyzers.entrySet()) {
        StringBuilder terms = new StringBuilder();
        try (TokenStream stream = analyzer.getValue().tokenStream("text", text)) {
          CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
          stream.reset();
          while (stream.incrementToken()) terms.append(term).append('|');
          stream.end();
        }
        System.out.println(text + " " + analyzer.getKey() + " " + terms);
      }
    }
  }
}
J
jars=$(for jar in core analyzers-common analyzers-smartcn; do printf '/usr/share/java/lucene-%s-4.10.4.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Split.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Split | tee seen
diff seen - <<'T'
18mm smart 18|mm|
18mm cjk 18mm|
18mm standard 18mm|
E0级 smart e|0|级|
E0级 cjk e0|级|
E0级 standard e0|级|
2.5米 smart 2|5|米|
2.5米 cjk 2.5|米|
2.5米 standard 2.5|米|
𠮷野 smart ?|?|野|
𠮷野 cjk 𠮷野|
𠮷野 standard 𠮷|野|
IT服务 smart it|服务|
IT服务 cjk 服务|
IT服务 standard 服|务|
A+B smart a|b|
A+B cjk b|
A+B standard b|
T
