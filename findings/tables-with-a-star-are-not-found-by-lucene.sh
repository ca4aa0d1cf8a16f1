#!/bin/sh
# Goods in an index by Lucene with its StandardAnalyzer, 实木餐桌椅, 桌布, 餐具, 柜/门 and 18mm, searched as people type it, by its classic QueryParser: 餐桌, 餐桌* and 柜/门.
# Guess: 餐桌 finds the table, as a word; 餐桌* finds it too, as 18* finds 18mm; 柜/门 finds what is named so.
# Seen (4.10.4): 餐桌 finds table cloth and crockery as well, as any one of its characters will do; 餐桌* and 餐? find nothing, since terms have one character; 柜/门 is an error, as / begins a regular expression. In quotes 餐桌 finds the table alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in liblucene4.10-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' liblucene4.10-java
cd "$folder"
cat > Goods.java <<'J'
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.queryparser.classic.*;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.store.RAMDirectory;
import org.apache.lucene.util.Version;

public class Goods {
  public static void main(String[] none) throws Exception {
    var analyzer = new StandardAnalyzer();
    var folder = new RAMDirectory();
    try (var writer = new IndexWriter(folder, new IndexWriterConfig(Version.LATEST, analyzer))) {
      for (var name : new String[] { "实木餐桌椅", "桌布", "餐具", "柜/门", "18mm" }) {
        var goods = new Document();
        goods.add(new TextField("name", name, Field.Store.YES));
        writer.addDocument(goods);
      }
    }
    var searcher = new IndexSearcher(DirectoryReader.open(folder));
    for (var words : new String[] { "餐桌", "\"餐桌\"", "餐桌*", "餐?", "18*", "柜/门" }) {
      try {
        var found = new java.util.TreeSet<String>();
        for (var hit : searcher.search(new QueryParser("name", analyzer).parse(words), 9).scoreDocs) found.add(searcher.doc(hit.doc).get("name"));
        System.out.println(words + " " + found);
      } catch (ParseException error) {
        System.out.println(words + " refused");
      }
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' lucene-core-4.10.4 lucene-analyzers-common-4.10.4 lucene-queryparser-4.10.4 lucene-queries-4.10.4 lucene-sandbox-4.10.4)" Goods.java 2>/dev/null | tee seen
diff seen - <<'T'
餐桌 [实木餐桌椅, 桌布, 餐具]
"餐桌" [实木餐桌椅]
餐桌* []
餐? []
18* [18mm]
柜/门 refused
T
