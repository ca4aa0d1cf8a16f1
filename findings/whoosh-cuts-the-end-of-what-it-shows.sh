#!/bin/sh
# A good, 定制衣柜 18mm, found by 衣柜 in Whoosh with its NgramAnalyzer (2 to 3 characters, for languages without blanks) and shown with its highlights.
# Guess: 定制<b>衣柜</b> 18mm, whole, as a name is shorter than a fragment (200).
# Seen: the last letter is missing: 18m. Names that end in Chinese are whole, and with NgramWordAnalyzer all are.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s python3-whoosh >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-whoosh; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-whoosh
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > find.py <<'P'
from whoosh import analysis, fields, qparser
from whoosh.filedb.filestore import RamStorage

for make in (analysis.NgramAnalyzer, analysis.NgramWordAnalyzer):
    goods = RamStorage().create_index(fields.Schema(name=fields.TEXT(analyzer=make(2, 3), stored=True)))
    writer = goods.writer()
    for name in ('定制衣柜 18mm', '门板与衣柜门', '衣柜'):
        writer.add_document(name=name)
    writer.commit()
    with goods.searcher() as searcher:
        found = searcher.search(qparser.QueryParser('name', goods.schema).parse('衣柜'))
        print(make.__name__, *(hit.highlights('name').replace(' class="match term0"', '') for hit in sorted(found, key=lambda hit: hit['name'])), sep=' | ')
P
{
  /usr/bin/python3 find.py
} | tee seen
diff seen - <<'T'
NgramAnalyzer | 定制<b>衣柜</b> 18m | <b>衣柜</b> | 门板与<b>衣柜</b>门
NgramWordAnalyzer | 定制<b>衣柜</b> 18mm | <b>衣柜</b> | 门板与<b>衣柜</b>门
T
