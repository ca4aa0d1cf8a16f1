#!/bin/sh
# A notice turned into Markdown by PHP's league/html-to-markdown and shown by league/commonmark, of the same house: a picture and a link whose names have a blank, and a paragraph that begins with two ideographic blanks, as in China.
# Guess: both names are escaped the same way (<a b.png>), and ideographic blanks stay, as they are no white space of HTML.
# Seen (5.1.0 and 2.3.9): the link is escaped, the picture is not, and is shown as text. The beginning blanks, and any others inside, become one blank or nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in php-league-html-to-markdown php-league-commonmark php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-league-html-to-markdown php-league-commonmark php-cli
cd "$folder"
cat > turn.php <<'P'
<?php
error_reporting(E_ERROR);
require '/usr/share/php/League/HTMLToMarkdown/autoload.php';
require '/usr/share/php/League/CommonMark/autoload.php';
$shown = new League\CommonMark\GithubFlavoredMarkdownConverter();
foreach (['<p><img src="/正 面.png" alt="图"></p>', '<p><a href="/正 面.png">图</a></p>', '<p>　　第一条　总则</p>'] as $html) {
    $markdown = (new League\HTMLToMarkdown\HtmlConverter())->convert($html);
    echo "$html -> $markdown -> ", trim($shown->convert($markdown)), "\n";
}
P
php turn.php | tee seen
diff seen - <<'T'
<p><img src="/正 面.png" alt="图"></p> -> ![图](/正 面.png) -> <p>![图](/正 面.png)</p>
<p><a href="/正 面.png">图</a></p> -> [图](</正 面.png>) -> <p><a href="/%E6%AD%A3%20%E9%9D%A2.png">图</a></p>
<p>　　第一条　总则</p> ->  第一条 总则 -> <p>第一条 总则</p>
T
