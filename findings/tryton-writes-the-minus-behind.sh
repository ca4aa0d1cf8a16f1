#!/bin/sh
# Amounts in Tryton, the ERP, in its Chinese (zh_CN): 1299.50 and a credit of -1299.50 yuan, by the language's currency(), as its reports print them; and in en and de.
# Guess: ¥1,299.50 and -¥1,299.50 or ¥-1,299.50, as CLDR and glibc (zh_CN) have them.
# Seen: tryton-server 6.0 writes ¥1299.50-, the sign behind, which in Chinese nobody does: its zh_CN says, as glibc's, that the sign stands behind the ¥ (n_sign_posn 4). In en it is -¥1,299.50.
# (It takes some 10 s, as Tryton makes its tables first.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in tryton-server tryton-modules-currency; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tryton-server tryton-modules-currency
cd "$folder"
cat > write.py <<'P'
import os
import warnings
from decimal import Decimal
warnings.simplefilter('ignore')
os.environ['DB_NAME'] = ':memory:'
from trytond.config import config
config.set('database', 'uri', 'sqlite://')
from trytond.tests.test_tryton import activate_module
activate_module(['currency'])
from trytond.pool import Pool
from trytond.transaction import Transaction
with Transaction().start(':memory:', 1):
    Currency, Lang = Pool().get('currency.currency'), Pool().get('ir.lang')
    yuan = Currency(name='人民币', code='CNY', symbol='¥', digits=2, rounding=Decimal('0.01'))
    for code in ['zh_CN', 'en', 'de']:
        [lang] = Lang.search([('code', '=', code)], limit=1)
        print(f'{code}:', ', '.join(lang.currency(Decimal(amount), yuan, grouping=grouping) for amount in ['1299.50', '-1299.50'] for grouping in [False, True]), f'(n_sign_posn {lang.n_sign_posn})')
P
HOME="$folder" /usr/bin/python3 write.py | tee seen
diff seen - <<'T'
zh_CN: ¥1299.50, ¥1,299.50, ¥1299.50-, ¥1,299.50- (n_sign_posn 4)
en: ¥1299.50, ¥1,299.50, -¥1299.50, -¥1,299.50 (n_sign_posn 1)
de: 1299,50 ¥, 1.299,50 ¥, -1299,50 ¥, -1.299,50 ¥ (n_sign_posn 1)
T
