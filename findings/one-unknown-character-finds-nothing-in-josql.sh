#!/bin/sh
# Boards named 橡木柜, 橡木门 and 柜, asked by LIKE in JoSQL, SQL for objects of Java.
# Guess: LIKE '_木柜' finds 橡木柜: in SQL _ stands for one character, as % for any number.
# Seen: 2.2 takes _ for itself and % alone for others; '_木柜' finds nothing.
set -eu
packages='libjosql-java libgentlyweb-utils-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
java="java -XX:-UsePerfData -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Djava.awt.headless=true"
jars=/usr/share/java
cat > Boards.java <<'J'
import java.util.*;
import org.josql.Query;
public class Boards {
  public static class Board {
    final String name;
    final double price;
    Board(String name, double price) { this.name = name; this.price = price; }
    public String getName() { return name; }
    public double getPrice() { return price; }
  }
  public static void main(String[] none) throws Exception {
    var boards = new ArrayList<>(List.of(new Board("橡木柜", 1299.5), new Board("橡木门", 95), new Board("柜", 600)));
    for (var where : new String[] { "name LIKE '橡木%'", "name LIKE '%柜'", "name LIKE '_木柜'" }) {
      var query = new Query();
      query.parse("SELECT name FROM Boards$Board WHERE " + where);
      System.out.println(where + ": " + query.execute(boards).getResults());
    }
  }
}
J
{
  javac -J-XX:-UsePerfData -encoding UTF-8 -cp $jars/josql.jar Boards.java
  $java -cp .:$jars/josql.jar:$jars/gentlyweb-utils.jar Boards
} 2>/dev/null | tee seen
diff seen - <<'T'
name LIKE '橡木%': [[橡木柜], [橡木门]]
name LIKE '%柜': [[橡木柜], [柜]]
name LIKE '_木柜': []
T
