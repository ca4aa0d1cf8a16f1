#!/bin/sh
# Choices in a form that nobody has touched: a wood without a value of its own, a colour whose first line (请选择) cannot be chosen, a list of sizes in which nothing is marked; sent as it is by five libraries that fill in forms for programs.
# Guess: as browsers: the first that can be chosen of a choice on one line, and nothing of a list (size="4"): wood=橡木, colour=白.
# Seen: lxml and mechanize send the colour; all send a size, as if somebody had chosen it. Mechanize of Ruby and WWW::Mechanize send 请选择 as the colour. MechanicalSoup sends all three empty.
. "$(dirname "$0")/shared/robots.sh"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="utf-8">
<title>订单</title>
<form method="post">
<select name="wood"><option>橡木</option><option>松木</option></select>
<select name="colour"><option disabled>请选择</option><option>白</option></select>
<select name="size" size="4"><option>2440</option><option>2745</option></select>
<input name="end" value="1">
</form>
H
sent_by_robots > seen
cat seen
diff seen - <<'T'
lxml of Python: wood=橡木, colour=白, size=2440, end=1
MechanicalSoup of Python: end=1, wood=, colour=, size=
mechanize of Python: wood=橡木, colour=白, size=2440, end=1
Mechanize of Ruby: wood=橡木, colour=请选择, size=2440, end=1
WWW::Mechanize: wood=橡木, colour=请选择, size=2440, end=1
T
