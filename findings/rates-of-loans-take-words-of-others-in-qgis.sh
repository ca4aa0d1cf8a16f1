#!/bin/sh
# Words put together in QGIS by format('%1 %2', …): an offer of money with "利率3%2年期" (a rate of 3 % for a term of 2 years, typed without a blank) as the first and 贷款 as the second.
# Guess: 利率3%2年期 贷款: placeholders are those of the first argument ("a string with placeholders %1, %2, etc., for the arguments", its help).
# Seen (QGIS 3.22): 利率3贷款年期 贷款; what is put in for %1 is searched for %2. As the second argument the same words stay; || joins them as they are.
set -eu
packages='python3-qgis'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > join.py <<'P'
from qgis.core import QgsApplication, QgsExpression
app = QgsApplication([], False)
app.initQgis()
for text in ("format('%1 %2', '利率3%2年期', '贷款')", "format('%1 %2', '贷款', '利率3%2年期')", "'利率3%2年期' || ' ' || '贷款'"):
    print(text, '=>', QgsExpression(text).evaluate())
P
QT_QPA_PLATFORM=offscreen HOME=$folder TMPDIR=$folder /usr/bin/python3 join.py 2>/dev/null | tee seen
diff seen - <<'S'
format('%1 %2', '利率3%2年期', '贷款') => 利率3贷款年期 贷款
format('%1 %2', '贷款', '利率3%2年期') => 贷款 利率3%2年期
'利率3%2年期' || ' ' || '贷款' => 利率3%2年期 贷款
S
