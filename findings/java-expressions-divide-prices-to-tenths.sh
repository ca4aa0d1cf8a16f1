#!/bin/sh
# Rules of prices as a backend in Java keeps them as text, in eight languages of expressions: boards from a sheet (2440/600), a price of 12.50 for three of seven parts, a sum beyond 32 bits, a size that came as text, and names in Chinese.
# Guess: they follow Java: 4 boards; 5.36 with at least two places, as 12.5 is a BigDecimal; names in Chinese are read, since Java's may be; a text beside a number is an error, or counts as the number.
# Seen: a part of a price is 5.4 in SpEL, OGNL, Tomcat's EL and Velocity, which keep the places of the price (12.5 has one), and 5.35714 in the others. Boards are 4.07 in MVEL, EL, Groovy and FreeMarker.
# 1000000 * 3000 is -1294967296 in SpEL, OGNL, MVEL and Groovy, without an error, and 3000000000 in JEXL, EL and the templates. "1200" > 600 is false in Velocity, without an error. Names in Chinese are errors in SpEL, JEXL and Velocity.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libspring-expression-java libognl-java libmvel-java libcommons-jexl3-java libtomcat10-embed-java groovy libfreemarker-java velocity default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libspring-expression-java libognl-java libmvel-java libcommons-jexl3-java libtomcat10-embed-java groovy libfreemarker-java velocity
cd "$folder"
export LC_ALL=C.UTF-8
cat > Rules.java <<'J'
import java.io.StringWriter;
import java.util.*;
public class Rules {
  interface Language { Object of(String rule) throws Exception; }
  static final Map<String, Object> values = Map.of("单价", new java.math.BigDecimal("12.5"), "数量", 4, "price", new java.math.BigDecimal("12.5"), "width", "1200", "sheet", 2440, "board", 600);
  static String marked(String rule, String mark) { return rule.replaceAll("(单价|数量|price|width|sheet|board)", mark + "$1"); }
  public static void main(String[] args) {
    var languages = new LinkedHashMap<String, Language>();
    languages.put("SpEL", rule -> {
      var context = new org.springframework.expression.spel.support.StandardEvaluationContext();
      context.setVariables(values);
      return new org.springframework.expression.spel.standard.SpelExpressionParser().parseExpression(marked(rule, "#")).getValue(context);
    });
    languages.put("OGNL", rule -> ognl.Ognl.getValue(rule, values));
    languages.put("EL", rule -> {
      var processor = new jakarta.el.ELProcessor();
      values.forEach(processor::defineBean);
      return processor.eval(rule);
    });
    languages.put("Velocity", rule -> {
      var engine = new org.apache.velocity.app.VelocityEngine();
      engine.setProperty("runtime.log.logsystem.class", "org.apache.velocity.runtime.log.NullLogChute");
      var text = new StringWriter();
      engine.evaluate(new org.apache.velocity.VelocityContext(new HashMap<>(values)), text, "rule", "#set($it = " + marked(rule, "\\$") + ")$it");
      return text;
    });
    languages.put("MVEL", rule -> org.mvel2.MVEL.eval(rule, new HashMap<>(values)));
    languages.put("JEXL", rule -> new org.apache.commons.jexl3.JexlBuilder().create().createExpression(rule).evaluate(new org.apache.commons.jexl3.MapContext(values)));
    languages.put("Groovy", rule -> new groovy.lang.GroovyShell(new groovy.lang.Binding(new HashMap<>(values))).evaluate(rule));
    languages.put("FreeMarker", rule -> {
      var settings = new freemarker.template.Configuration(freemarker.template.Configuration.VERSION_2_3_23);
      settings.setLogTemplateExceptions(false);
      var text = new StringWriter();
      new freemarker.template.Template("rule", "<#assign it = (" + rule.replace(">", "gt") + ")>${it?c}", settings).process(values, text);
      return text;
    });
    for (var rule : List.of("sheet / board", "price * 3 / 7", "1000000 * 3000", "width > 600", "单价 * 数量")) {
      System.out.println(rule);
      var answers = new LinkedHashMap<String, List<String>>();
      languages.forEach((name, language) -> {
        String answer;
        try {
          answer = language.of(rule).toString().replaceFirst("(\\.\\d{1,5})\\d*$", "$1").replaceFirst("\\.0$", "");
        } catch (Exception | Error error) {
          answer = "an error";
        }
        answers.computeIfAbsent(answer, any -> new ArrayList<>()).add(name);
      });
      answers.forEach((answer, names) -> System.out.println("  " + answer + ": " + String.join(" ", names)));
    }
  }
}
J
jars=$(for jar in spring3-expression spring3-core commons-logging ognl javassist mvel2 commons-jexl3 tomcat10-embed-el groovy-all freemarker velocity commons-lang commons-collections3; do printf '/usr/share/java/%s.jar:' $jar; done)
java -Dstdout.encoding=UTF-8 -cp "$jars" Rules.java | tee seen
cat > expected <<'X'
sheet / board
  4: SpEL OGNL Velocity JEXL
  4.06666: EL MVEL Groovy FreeMarker
price * 3 / 7
  5.4: SpEL OGNL EL Velocity
  5.35714: MVEL JEXL Groovy FreeMarker
1000000 * 3000
  -1294967296: SpEL OGNL MVEL Groovy
  3000000000: EL Velocity JEXL FreeMarker
width > 600
  an error: SpEL Groovy FreeMarker
  true: OGNL EL MVEL JEXL
  false: Velocity
单价 * 数量
  an error: SpEL Velocity JEXL
  50: OGNL EL MVEL Groovy FreeMarker
X
cmp seen expected
