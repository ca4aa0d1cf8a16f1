#!/bin/sh
# Three boards, asked by SQL for objects of Java (JoSQL) with reckoning in the condition; one has the price 95.
# Guess: price * 2 + 10 = 200 and price - 10 - 5 = 80 find 橡木门: times before plus, and from left to right, as in SQL.
# Seen: 2.2 reckons from the right, whatever the signs: price * (2 + 10), and price - (10 - 5). It finds nothing for either, but for 10 + price * 2 = 200 and price / 2 = 47.5.
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
    for (var where : new String[] { "price * 2 + 10 = 200", "10 + price * 2 = 200", "price - 10 - 5 = 80", "price - 10 - 5 = 90", "price / 2 = 47.5" }) {
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
price * 2 + 10 = 200: []
10 + price * 2 = 200: [[橡木门]]
price - 10 - 5 = 80: []
price - 10 - 5 = 90: [[橡木门]]
price / 2 = 47.5: [[橡木门]]
T
