#!/bin/sh
# Article numbers read as numbers by XPath 1.0: 18d (a door), 12f (a front), 1e3, and 0x1F; by Jaxen (under dom4j), JXPath, Xalan within the JDK, and libxml2.
# Guess: NaN each time: a number of XPath has digits and a point only, "any other string is converted to NaN" (4.4).
# Seen: Jaxen 1.1.6 and JXPath 1.3 read 18d as 18, 12f as 12 and 1e3 as 1000, as numbers in the source of a Java program are written. The JDK and libxml2 2.9.14 say NaN, but libxml2 1000 for 1e3.
set -eu
packages='libdom4j-java libjaxen-java libcommons-jxpath-java libxml2-utils default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Numbers.java <<'J'
public class Numbers {
  public static void main(String[] rules) throws Exception {
    var document = org.dom4j.DocumentHelper.parseText("<a/>");
    var context = org.apache.commons.jxpath.JXPathContext.newContext("");
    var path = javax.xml.xpath.XPathFactory.newInstance("http://java.sun.com/jaxp/xpath/dom", "com.sun.org.apache.xpath.internal.jaxp.XPathFactoryImpl", null).newXPath();
    for (String rule : rules)
      System.out.println(rule + " Jaxen " + document.createXPath(rule).evaluate(document) + ", JXPath " + context.getValue(rule) + ", JDK " + path.evaluate(rule, new org.xml.sax.InputSource(new java.io.StringReader("<a/>"))));
  }
}
J
jars=$(for jar in dom4j jaxen commons-jxpath commons-logging; do printf '/usr/share/java/%s.jar:' $jar; done)
set -- "number('18d')" "number('12f')" "number('1e3')" "number('0x1F')" "number('18')"
{
  java -cp "$jars" Numbers.java "$@"
  echo '<a/>' > a.xml
  for rule in "$@"; do echo "$rule libxml2 $(xmllint --xpath "$rule" a.xml)"; done
} | tee seen
diff seen - <<'T'
number('18d') Jaxen 18.0, JXPath 18.0, JDK NaN
number('12f') Jaxen 12.0, JXPath 12.0, JDK NaN
number('1e3') Jaxen 1000.0, JXPath 1000.0, JDK NaN
number('0x1F') Jaxen NaN, JXPath NaN, JDK NaN
number('18') Jaxen 18.0, JXPath 18.0, JDK 18
number('18d') libxml2 NaN
number('12f') libxml2 NaN
number('1e3') libxml2 1000
number('0x1F') libxml2 NaN
number('18') libxml2 18
T
