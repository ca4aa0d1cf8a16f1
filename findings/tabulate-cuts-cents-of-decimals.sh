#!/bin/sh
# Prices as exact decimals (Decimal of Python, as databases give them), 1299.50, 12345.67 and 1234567.89, in a table of tabulate, beside prettytable.
# Guess: the same digits: decimals are exact, and have no need of rounding.
# Seen: tabulate takes them for floats: 1299.5, 12345.7 and 1.23457e+06. prettytable shows the digits.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in python3-prettytable python3-tabulate; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-prettytable python3-tabulate
cd "$folder"
export LC_ALL=C.UTF-8 PYTHONIOENCODING=utf-8
cat > table.py <<'P'
from decimal import Decimal
from prettytable import PrettyTable
from tabulate import tabulate

prices = [Decimal('1299.50'), Decimal('12345.67'), Decimal('1234567.89')]
print('tabulate:', tabulate([[price] for price in prices], tablefmt='plain').split())
other = PrettyTable(['price'], border=False, header=False)
other.add_rows([price] for price in prices)
print('prettytable:', other.get_string().split())
P
{
  /usr/bin/python3 table.py
} | tee seen
diff seen - <<'T'
tabulate: ['1299.5', '12345.7', '1.23457e+06']
prettytable: ['1299.50', '12345.67', '1234567.89']
T
