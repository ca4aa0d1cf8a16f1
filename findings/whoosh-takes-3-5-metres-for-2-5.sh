#!/bin/sh
# Goods of 2.5米, 3.5米 and 4.5米, of E0级 and A0级, in Whoosh with its FancyAnalyzer ("for when you want to index a lot of things in one field"); found by 2.5米 and by E0级.
# Guess: the one good with that measure, and the one with that grade.
# Seen: all three by 2.5米, both by E0级: the part before the point, and the letter before the 0, are taken apart and thrown away as too short, in goods and question. StandardAnalyzer finds one each.
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

for analyzer in (analysis.StandardAnalyzer(), analysis.FancyAnalyzer()):
    goods = RamStorage().create_index(fields.Schema(name=fields.TEXT(analyzer=analyzer, stored=True)))
    writer = goods.writer()
    for name in ('侧板 2.5米 E0级', '门板 3.5米 A0级', '背板 4.5米'):
        writer.add_document(name=name)
    writer.commit()
    with goods.searcher() as searcher:
        for asked in ('2.5米', 'E0级'):
            found = searcher.search(qparser.QueryParser('name', goods.schema).parse(asked))
            print(type(analyzer.items[0]).__name__, asked, sorted(hit['name'] for hit in found))
P
{
  /usr/bin/python3 find.py
} | tee seen
diff seen - <<'T'
RegexTokenizer 2.5米 ['侧板 2.5米 E0级']
RegexTokenizer E0级 ['侧板 2.5米 E0级']
RegexTokenizer 2.5米 ['侧板 2.5米 E0级', '背板 4.5米', '门板 3.5米 A0级']
RegexTokenizer E0级 ['侧板 2.5米 E0级', '门板 3.5米 A0级']
T
