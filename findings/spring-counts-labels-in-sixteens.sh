#!/bin/sh
# Fields of a form bound by Spring to numbers and lists: the number of a drawing as #18, a thickness as 0x10, and names of boards with a comma, once and twice.
# Guess: #18 is refused, or is 18; a list has as many names as were sent.
# Seen (4.3.30): #18 is 24 and #10 is 16, as colours are counted, in an int and a Long; a BigDecimal refuses them. The one name "板材,18 mm" in a list is two names, and two such names are two. In a text, two fields of one name are joined by a comma.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libspring-web-java libspring-context-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspring-web-java libspring-context-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Fields.java <<'J'
import java.math.BigDecimal;
import java.util.*;
import org.springframework.beans.MutablePropertyValues;
import org.springframework.format.support.DefaultFormattingConversionService;
import org.springframework.validation.DataBinder;

public class Fields {
  public static class Form {
    private int drawing;
    private Long shelf;
    private BigDecimal price;
    private List<String> boards;
    private String remark;
    public int getDrawing() { return drawing; }
    public void setDrawing(int value) { drawing = value; }
    public Long getShelf() { return shelf; }
    public void setShelf(Long value) { shelf = value; }
    public BigDecimal getPrice() { return price; }
    public void setPrice(BigDecimal value) { price = value; }
    public List<String> getBoards() { return boards; }
    public void setBoards(List<String> value) { boards = value; }
    public String getRemark() { return remark; }
    public void setRemark(String value) { remark = value; }
  }

  public static void main(String[] args) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("drawing", "#18");
    fields.put("shelf", "#10");
    fields.put("price", "#18");
    fields.put("remark", new String[] {"白", "哑光"});
    for (var boards : new Object[] {"板材,18 mm", new String[] {"板材,18 mm", "门,20 mm"}}) {
      fields.put("boards", boards);
      var form = new Form();
      var binder = new DataBinder(form);
      binder.setConversionService(new DefaultFormattingConversionService());
      binder.bind(new MutablePropertyValues(fields));
      System.out.println("drawing " + form.drawing + ", shelf " + form.shelf + ", price " + form.price + ", remark " + form.remark + ", boards " + form.boards.size() + " " + form.boards);
      binder.getBindingResult().getFieldErrors().forEach(error -> System.out.println("refused: " + error.getField()));
    }
  }
}
J
jars=$(for jar in spring3-core spring3-beans spring3-context commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Dorg.apache.commons.logging.Log=org.apache.commons.logging.impl.NoOpLog -cp "$jars" Fields.java | tee seen
cat > expected <<'X'
drawing 24, shelf 16, price null, remark 白,哑光, boards 2 [板材, 18 mm]
refused: price
drawing 24, shelf 16, price null, remark 白,哑光, boards 2 [板材,18 mm, 门,20 mm]
refused: price
X
cmp seen expected
