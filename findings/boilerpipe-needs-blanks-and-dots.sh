#!/bin/sh
# A notice of six paragraphs between a menu and a footer, in Chinese and in English, in boilerpipe, by which crawlers of Java find what a page is about.
# Guess: its extractors find the six paragraphs in both, since they count words and links, and its words follow Unicode.
# Seen (boilerpipe 1.2.0): in English all four do. In Chinese ArticleExtractor and LargestContentExtractor do; DefaultExtractor finds the title alone, since a paragraph without blanks is one
# word to it, and ArticleSentencesExtractor nothing, since no paragraph ends with a full stop of English.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libboilerpipe-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libboilerpipe-java
cd "$folder"
cat > Extract.java <<'J'
import de.l3s.boilerpipe.BoilerpipeExtractor;
import de.l3s.boilerpipe.extractors.ArticleExtractor;
import de.l3s.boilerpipe.extractors.ArticleSentencesExtractor;
import de.l3s.boilerpipe.extractors.DefaultExtractor;
import de.l3s.boilerpipe.extractors.LargestContentExtractor;

class Extract {
  public static void main(String[] args) throws Exception {
    String chinese = "为支持家居定制企业数字化转型，现就今年补贴资金申报工作通知如下，请符合条件的企业按照要求准备材料，在规定时间内通过平台提交申请，逾期不予受理，审核结果将于下月公布，联系电话见文末。";
    String english = "To support companies that make furniture to measure on their way to digital work, the grants of this year are given by the terms below, and those who meet them may apply through the portal until the day that is named in the last line of this notice.";
    for (String paragraph : new String[] { english, chinese }) {
      String page = "<title>Notice</title><div><a href=/>首页</a> <a href=/a>企业政策</a> <a href=/b>金融服务</a></div><h1>Notice</h1>"
        + ("<p>" + paragraph + "</p>").repeat(6) + "<div>版权所有</div>";
      for (BoilerpipeExtractor extractor : new BoilerpipeExtractor[] {
        ArticleExtractor.INSTANCE, LargestContentExtractor.INSTANCE, DefaultExtractor.INSTANCE, ArticleSentencesExtractor.INSTANCE,
      }) {
        int found = extractor.getText(page).split(java.util.regex.Pattern.quote(paragraph), -1).length - 1;
        System.out.println(paragraph.substring(0, 2) + " " + extractor.getClass().getSimpleName() + " " + found);
      }
    }
  }
}
J
jars=$(for jar in boilerpipe nekohtml xercesImpl; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Extract.java
java -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -cp ".:$jars" Extract | tee seen
diff seen - <<'T'
To ArticleExtractor 6
To LargestContentExtractor 6
To DefaultExtractor 6
To ArticleSentencesExtractor 6
为支 ArticleExtractor 6
为支 LargestContentExtractor 6
为支 DefaultExtractor 0
为支 ArticleSentencesExtractor 0
T
