#!/bin/sh
# A tree of parts whose names are their ids (oak, 门板, "18 mm", A-18), written for Graphviz by JGraphT of Debian, and all of them drawn by dot.
# Guess: written: letters of other scripts are letters of ids, and others stand in quotes (the language of Graphviz: any string of double quotes).
# Seen: JGraphT 1.5.1 writes oak alone. 门板, "18 mm" and A-18 are errors ("not valid with respect to the .dot language"); its exporter sets no quotes by itself. dot 2.42.2 draws all four, 门板 without quotes.
set -eu
packages='libjgrapht-java graphviz default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Tree.java <<'J'
import java.io.StringWriter;
import org.jgrapht.graph.*;
import org.jgrapht.nio.dot.DOTExporter;

public class Tree {
  public static void main(String[] names) {
    for (String name : names) {
      var tree = new DefaultDirectedGraph<String, DefaultEdge>(DefaultEdge.class);
      tree.addVertex(name);
      var text = new StringWriter();
      try {
        new DOTExporter<String, DefaultEdge>(part -> part).exportGraph(tree, text);
        System.out.println(name + " " + text.toString().replaceAll("\\s+", " "));
      } catch (RuntimeException error) {
        System.out.println(name + " is refused");
      }
    }
  }
}
J
jars=$(for jar in jgrapht-core jgrapht-io jheaps antlr4-runtime commons-text commons-lang3; do printf '/usr/share/java/%s.jar:' $jar; done)
{
  java -cp "$jars" Tree.java oak 门板 '18 mm' A-18
  echo "drawn by dot: $(echo 'digraph { oak; 门板; "18 mm"; "A-18" }' | dot -Tplain | grep -c ^node)"
} | tee seen
diff seen - <<'T'
oak strict digraph G { oak; } 
门板 is refused
18 mm is refused
A-18 is refused
drawn by dot: 4
T
