#!/bin/sh
# A form whose last fields stand outside of it, at the end of the page, and belong to it by form="order", as in tables and dialogs where no form can be around; sent as it is by five libraries that fill in forms for programs.
# Guess: the fields that a browser sends: name, remark and term.
# Seen: mechanize of Python sends all three. lxml, MechanicalSoup, Mechanize of Ruby and WWW::Mechanize leave out the remark and the term, and say nothing.
. "$(dirname "$0")/shared/robots.sh"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="utf-8">
<title>订单</title>
<form id="order" method="post"><input name="name" value="衣柜"></form>
<table><tr><td><textarea form="order" name="remark">送货上门</textarea><td><input form="order" name="term" value="2026-01-05"></table>
H
sent_by_robots > seen
cat seen
diff seen - <<'T'
lxml of Python: name=衣柜
MechanicalSoup of Python: name=衣柜
mechanize of Python: name=衣柜, remark=送货上门, term=2026-01-05
Mechanize of Ruby: name=衣柜
WWW::Mechanize: name=衣柜
T
