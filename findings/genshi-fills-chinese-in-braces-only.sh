#!/bin/sh
# A text of a quotation with names in Chinese and in English, as $name and as ${name}, in templates of Genshi, as pages and as text, with the price's unit in Chinese right behind.
# Guess: $名称 is 衣柜 as ${名称} is, since Python's names may be Chinese; or an error.
# Seen (Genshi 0.7.7): ${名称} is filled in, $名称 stays in the text, without an error; $price is, and ends before 元.
set -eu
dpkg -s python3-genshi >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-genshi; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-genshi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > fill.py <<'P'
from genshi.template import MarkupTemplate, NewTextTemplate
row = {'名称': '衣柜', 'name': 'oak', 'price': 1299}
for text in ['$name, ${name}', '$名称, ${名称}', '$price元, ${price}元']:
    print('%s: page %s, text %s' % (text, MarkupTemplate('<p>%s</p>' % text).generate(**row).render('xhtml', encoding=None), NewTextTemplate(text).generate(**row).render(encoding=None)))
P
LC_ALL=C.UTF-8 /usr/bin/python3 fill.py | tee seen
diff seen - <<'T'
$name, ${name}: page <p>oak, oak</p>, text oak, oak
$名称, ${名称}: page <p>$名称, 衣柜</p>, text $名称, 衣柜
$price元, ${price}元: page <p>1299元, 1299元</p>, text 1299元, 1299元
T
