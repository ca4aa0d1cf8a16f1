#!/bin/sh
# A notice in HTML turned into Markdown by Ruby's reverse_markdown: a struck price, a list that begins at 3, lines in pre, a paragraph that begins with a year and one with a
# minus, a link with a blank, a cell of two lines.
# Guess: each comes back, as from PHP's html-to-markdown (league), for Markdown of GitHub has ~~ and numbers, and a blank can be escaped.
# Seen (reverse_markdown 1.4.0): 1299 is no longer struck and stands before the new price; the list begins at 1; both lines of pre are one; "2026. " begins a list, "- 5%" one with a bullet; the link is text;
# the second line of the cell ends the table.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-reverse-markdown php-league-html-to-markdown php-cli; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-reverse-markdown php-league-html-to-markdown php-cli
cd "$folder"
cat > turn.rb <<'R'
require 'reverse_markdown'
STDIN.each_line(chomp: true) { |html| puts "reverse_markdown #{ReverseMarkdown.convert(html.gsub('\n', "\n")).strip.inspect}" }
R
cat > turn.php <<'P'
<?php
require '/usr/share/php/League/HTMLToMarkdown/autoload.php';
while (($html = fgets(STDIN)) !== false) {
    $converter = new League\HTMLToMarkdown\HtmlConverter();
    echo 'league ', json_encode(trim($converter->convert(str_replace('\n', "\n", trim($html)))), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), "\n";
}
P
cat > notice <<'H'
<p>原价<del>1299</del>现价<b>899</b></p>
<ol start="3"><li>三</li><li>四</li></ol>
<pre>甲\n乙</pre>
<p>2026. 起</p>
<p>- 5%</p>
<a href="/价目 表.pdf">下载</a>
<table><tr><th>甲</th><th>乙</th></tr><tr><td>丙<br>丁</td><td>戊</td></tr></table>
H
{
  ruby turn.rb < notice
  php turn.php < notice
} | tee seen
diff seen - <<'T'
reverse_markdown "原价1299现价 **899**"
reverse_markdown "1. 三\n2. 四"
reverse_markdown "甲 乙"
reverse_markdown "2026. 起"
reverse_markdown "- 5%"
reverse_markdown "[下载](/价目 表.pdf)"
reverse_markdown "| 甲 | 乙 |\n| --- | --- |\n| 丙  \n丁 | 戊 |"
league "原价<del>1299</del>现价**899**"
league "3. 三\n4. 四"
league "```\n甲\n乙\n```"
league "2026\\. 起"
league "\\- 5%"
league "[下载](</价目 表.pdf>)"
league "<table><tr><th>甲</th><th>乙</th></tr><tr><td>丙  \n丁</td><td>戊</td></tr></table>"
T
