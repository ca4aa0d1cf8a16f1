#!/bin/sh
# Addresses in a Chinese mail, with the marks of Chinese behind them (，。》（) and no blanks, as rspamd reads them out of the mail for its rules and lists (rspamadm mime urls).
# Guess: each ends before the mark, as mail programs link them, so that a list of addresses or a count sees what the reader can open.
# Seen (rspamd 3.4): the marks are turned into those of ASCII, ， into a comma and （ into a bracket, and are part of the path with the words behind them; 。 and the words stay as they are; of two addresses in quotation marks, 《》“”, one is made.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3 rspamd; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' rspamd
cd "$folder"
cat > write.py <<'P'
from email.message import EmailMessage
mail = EmailMessage()
mail['From'], mail['To'], mail['Subject'], mail['Date'], mail['Message-ID'] = 'wang@example.com', 'li@example.com', 'plans', 'Mon, 05 Jan 2026 09:30:00 +0800', '<1@example.com>'
mail.set_content('''请见https://example.com/a，谢谢
图纸：https://example.com/b。
报价 https://example.com/c（含税）
《https://example.com/d》“https://example.com/e”
合同 https://example.com/f 请签
''')
open('mail.eml', 'wb').write(bytes(mail))
P
python3 write.py
rspamadm mime urls mail.eml | grep '^http' | LC_ALL=C sort | tee seen
diff seen - <<'T'
https://example.com/a,谢谢
https://example.com/b。
https://example.com/c(含税)
https://example.com/d》“https:/example.com/e”
https://example.com/f
T
