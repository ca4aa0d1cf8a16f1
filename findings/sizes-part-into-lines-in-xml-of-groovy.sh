#!/bin/sh
# A part of a drawing's remarks as XML, with bold sizes among words, read by Groovy and written again by XmlUtil.serialize and by XmlNodePrinter.
# Guess: indented where there are elements alone; with words between, the text is the same as before.
# Seen: Groovy 2.4.21 (Debian) puts each word and each element on a line of its own with blanks before, so that 600×400 is shown as 600 × 400 and 橡木板 as 橡木 板; XmlNodePrinter puts blanks into the bold words too. StreamingMarkupBuilder, which knows no indents, leaves the text as it was.
set -eu
dpkg -s groovy >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends groovy default-jre-headless; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 JAVA_TOOL_OPTIONS=-Dfile.encoding=UTF-8
cat > run.groovy <<'G'
import groovy.xml.StreamingMarkupBuilder
import groovy.xml.XmlUtil

def remark = '<p><b>600</b>×<b>400</b> <i>橡木</i>板</p>'
def shown = { text -> new XmlSlurper(false, true).with { keepIgnorableWhitespace = true; parseText(text).text().replaceAll(/\s+/, ' ') } }
println 'before: ' + shown(remark)
println 'serialize: ' + shown(XmlUtil.serialize(remark))
println 'serialize of a node: ' + shown(XmlUtil.serialize(new XmlSlurper().parseText(remark)))
def written = new StringWriter()
new XmlNodePrinter(new PrintWriter(written)).print(new XmlParser().parseText(remark))
println 'XmlNodePrinter: ' + shown(written.toString())
def node = new XmlSlurper(false, true).with { keepIgnorableWhitespace = true; parseText(remark) }
println 'StreamingMarkupBuilder: ' + shown(new StreamingMarkupBuilder().bind { mkp.yield node }.toString())
G
groovy run.groovy 2>/dev/null | tee seen
diff seen - <<'T'
before: 600×400 橡木板
serialize:  600 × 400 橡木 板 
serialize of a node:  600 × 400 橡木 板 
XmlNodePrinter:  600 × 400 橡木 板 
StreamingMarkupBuilder: 600×400 橡木板
T
