#!/bin/sh
# A row of an imported order, put into an object by commons-beanutils: counts and prices as "1,200", "12.5", "12件" and empty, into an int, an Integer, a double and a BigDecimal.
# Guess: what is no number is refused, in each kind alike.
# Seen (1.9.4): in an int, an Integer and a double it is 0, over what was there, without an error; only a BigDecimal is refused. 1,200 pieces are none.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-beanutils-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-beanutils-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Rows.java <<'J'
import java.math.BigDecimal;
import org.apache.commons.beanutils.*;

public class Rows {
  public static class Row {
    private int count = 7;
    private Integer boards = 7;
    private double width = 7;
    private BigDecimal price = new BigDecimal(7);
    public int getCount() { return count; }
    public void setCount(int value) { count = value; }
    public Integer getBoards() { return boards; }
    public void setBoards(Integer value) { boards = value; }
    public double getWidth() { return width; }
    public void setWidth(double value) { width = value; }
    public BigDecimal getPrice() { return price; }
    public void setPrice(BigDecimal value) { price = value; }
  }

  public static void main(String[] args) throws Exception {
    for (var text : new String[] {"12", "1,200", "12.5", "12件", ""}) {
      var row = new Row();
      var line = new StringBuilder("\"" + text + "\":");
      for (var name : new String[] {"count", "boards", "width", "price"}) {
        line.append(' ').append(name).append(' ');
        try {
          BeanUtils.setProperty(row, name, text);
          line.append(BeanUtils.getProperty(row, name));
        } catch (ConversionException error) {
          line.append("refused");
        }
      }
      System.out.println(line);
    }
  }
}
J
jars=$(for jar in commons-beanutils commons-logging commons-collections3; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Dorg.apache.commons.logging.Log=org.apache.commons.logging.impl.NoOpLog -cp "$jars" Rows.java | tee seen
cat > expected <<'X'
"12": count 12 boards 12 width 12.0 price 12
"1,200": count 0 boards 0 width 0.0 price refused
"12.5": count 0 boards 0 width 12.5 price 12.5
"12件": count 0 boards 0 width 0.0 price refused
"": count 0 boards 0 width 0.0 price refused
X
cmp seen expected
