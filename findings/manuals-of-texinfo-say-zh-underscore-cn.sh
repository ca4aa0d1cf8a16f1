#!/bin/sh
# A manual in Texinfo with @documentlanguage zh_CN, as its manual has it, made HTML and DocBook by makeinfo; the language that the page says, and whether CSS finds it by :lang(zh) (cssselect of Python), which fonts and line breaks hang on.
# Guess: lang="zh-CN", as HTML wants (BCP 47), and :lang(zh) finds it.
# Seen: lang="zh_CN" in both, and :lang(zh) finds nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-cssselect python3-lxml texinfo; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-cssselect texinfo
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
printf '\\input texinfo\n@documentencoding UTF-8\n@documentlanguage zh_CN\n@settitle 手册\n@node Top\n@top 手册\n衣柜\n@bye\n' > manual.texi
makeinfo --html --no-split manual.texi -o manual.html
makeinfo --docbook manual.texi -o manual.xml
cat > language.py <<'P'
import lxml.html
page = lxml.html.parse('manual.html').getroot()
body = page.find('body')
print('HTML', body.get('lang'), len(page.cssselect('body:lang(zh)')), 'found')
body.set('lang', 'zh-CN')
print('with zh-CN:', len(page.cssselect('body:lang(zh)')), 'found')
print('DocBook', lxml.html.fromstring(open('manual.xml', 'rb').read()).xpath('string(//book/@lang)'))
P
{
  /usr/bin/python3 language.py
} | tee seen
diff seen - <<'T'
HTML zh_CN 0 found
with zh-CN: 1 found
DocBook zh_CN
T
