#!/bin/sh
# Boards in Tryton, the ERP: 18 mm, 5 mm and 3 mm in metres (a recipe reckons in m), 600 x 720 mm as square metres from cm², by its own units of measure (product.uom.compute_qty), as they come with the module.
# Guess: 0.018, 0.005 and 0.003 m; 0.432 m², as quantities with 15 digits.
# Seen: tryton 6.0 rounds each result to the 0.01 of its unit by default: a board of 18 mm is 0.02 m, which is 20 mm when it comes back, boards of 5 and 3 mm
# are nothing; 4320 cm² are 0.43 m², 90 s 72 s. With round=False they are right.
# (It takes 30 s, as Tryton makes its tables first.)
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in tryton-server tryton-modules-product; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' tryton-server tryton-modules-product
cd "$folder"
cat > reckon.py <<'P'
import os
import warnings
warnings.simplefilter('ignore')
os.environ['DB_NAME'] = ':memory:'
from trytond.config import config
config.set('database', 'uri', 'sqlite://')
from trytond.tests.test_tryton import activate_module
activate_module(['product'])
from trytond.pool import Pool
from trytond.transaction import Transaction
with Transaction().start(':memory:', 1):
    Uom = Pool().get('product.uom')
    units = {unit.symbol: unit for unit in Uom.search([])}
    for quantity, one, other in [(18, 'mm', 'm'), (5, 'mm', 'm'), (3, 'mm', 'm'), (4320, 'cm²', 'm²'), (90, 's', 'h')]:
        rounded = Uom.compute_qty(units[one], quantity, units[other])
        print(f"{quantity} {one}: {rounded} {other}, and back {Uom.compute_qty(units[other], rounded, units[one])} {one}; with round=False {round(Uom.compute_qty(units[one], quantity, units[other], round=False), 6)} {other}")
P
HOME="$folder" /usr/bin/python3 reckon.py | tee seen
diff seen - <<'T'
18 mm: 0.02 m, and back 20.0 mm; with round=False 0.018 m
5 mm: 0.0 m, and back 0.0 mm; with round=False 0.005 m
3 mm: 0.0 m, and back 0.0 mm; with round=False 0.003 m
4320 cm²: 0.43 m², and back 4300.0 cm²; with round=False 0.432 m²
90 s: 0.02 h, and back 72.0 s; with round=False 0.025 h
T
