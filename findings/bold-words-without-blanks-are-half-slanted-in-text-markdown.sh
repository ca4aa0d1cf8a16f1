#!/bin/sh
# A notice in Markdown with a bold word between Chinese characters, 实木**门**白, made into HTML with Text::Markdown and Text::MultiMarkdown of Perl, Maruku of Ruby and Markdown of Lua.
# Guess: 实木<strong>门</strong>白. Chinese has no blanks around words, and two stars make strong wherever they stand (the syntax of John Gruber: emphasis can be used in the middle of a word).
# Seen: both of Perl write 实木*<em>门</em>*白 for decoded text, and the same in English: strong asks for no letter before it, emphasis does not. Lua and Maruku write strong; with blanks around it Perl does as well.
set -eu
packages='libtext-markdown-perl libtext-multimarkdown-perl ruby-maruku lua-markdown lua5.1'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for text in '实木**门**白' '实木 **门** 白' 'oak**wood**en'; do
  echo "$text"
  perl -CSA -MText::Markdown -MText::MultiMarkdown -e 'print "  Text::Markdown ", Text::Markdown::markdown($ARGV[0]), "  Text::MultiMarkdown ", Text::MultiMarkdown::markdown($ARGV[0])' "$text"
  ruby -rmaruku -e 'puts "  Maruku #{Maruku.new(ARGV[0]).to_html.strip}"' "$text"
  TEXT=$text lua5.1 -e 'require "markdown"; print("  Lua " .. markdown(os.getenv("TEXT")))' 
done | grep . | tee seen
diff seen - <<'T'
实木**门**白
  Text::Markdown <p>实木*<em>门</em>*白</p>
  Text::MultiMarkdown <p>实木*<em>门</em>*白</p>
  Maruku <p>实木<strong>门</strong>白</p>
  Lua 
<p>实木<strong>门</strong>白</p>
实木 **门** 白
  Text::Markdown <p>实木 <strong>门</strong> 白</p>
  Text::MultiMarkdown <p>实木 <strong>门</strong> 白</p>
  Maruku <p>实木 <strong>门</strong> 白</p>
  Lua 
<p>实木 <strong>门</strong> 白</p>
oak**wood**en
  Text::Markdown <p>oak*<em>wood</em>*en</p>
  Text::MultiMarkdown <p>oak*<em>wood</em>*en</p>
  Maruku <p>oak<strong>wood</strong>en</p>
  Lua 
<p>oak<strong>wood</strong>en</p>
T
