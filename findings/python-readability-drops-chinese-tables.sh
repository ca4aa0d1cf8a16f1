#!/bin/sh
# A notice with a table of what is paid by class and a list of papers to hand in, between paragraphs, the same in Chinese and in English, in python-readability, by which scripts take the text of pages.
# Guess: with the paragraphs comes what is between them, in both languages: it counts the Chinese comma as it counts the English one.
# Seen (readability-lxml 0.8.1): in English table and list stay. In Chinese both are dropped, since they have fewer than 25 characters.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-readability; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-readability
cd "$folder"
cat > extract.py <<'P'
import logging
from readability import Document

logging.disable(logging.CRITICAL)
notices = {
    'English': (
        'The grants of this year for companies that make furniture to measure are given by the terms below, and those who meet them may apply through the portal.',
        ('Class', 'Amount'), ('First class', '3 million yuan'), ('Second class', '2 million yuan'), ('Business licence', 'Form of application', 'Bank account'),
    ),
    'Chinese': (
        '为支持家居定制企业数字化转型，现就今年补贴资金申报工作通知如下，请符合条件的企业按照要求准备材料，在规定时间内通过平台提交申请，逾期不予受理。',
        ('档次', '金额'), ('一档', '300万元'), ('二档', '200万元'), ('营业执照', '申请表', '银行账号'),
    ),
}
for language, (paragraph, *rows, papers) in notices.items():
    table = '<table>' + ''.join(f'<tr><td>{one}</td><td>{other}</td></tr>' for one, other in rows) + '</table>'
    items = '<ul>' + ''.join(f'<li>{paper}</li>' for paper in papers) + '</ul>'
    page = f'<body><div><h1>Notice</h1>{f"<p>{paragraph}</p>" * 2}{table}{items}{f"<p>{paragraph}</p>" * 2}</div></body>'
    found = Document(page).summary()
    print(language, 'paragraphs', found.count(paragraph), 'table', rows[1][1] in found, 'list', papers[0] in found)
P
/usr/bin/python3 extract.py | tee seen
diff seen - <<'T'
English paragraphs 4 table True list True
Chinese paragraphs 4 table False list False
T
