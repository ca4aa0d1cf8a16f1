#!/bin/sh
# A form with a template in it, the row that the page's script will copy when goods are added (a price of 0), and a field that is not in use; sent as it is by five libraries that fill in forms for programs.
# Guess: what a browser sends: the name alone; what is in a template is no part of the page, nor of a form.
# Seen: all five send the template's price as well, an order more than there is; MechanicalSoup sends the field that is not in use (disabled), too.
. "$(dirname "$0")/shared/robots.sh"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="utf-8">
<title>订单</title>
<form method="post">
<input name="name" value="衣柜">
<input name="old" value="停用" disabled>
<template><input name="price" value="0"></template>
</form>
H
sent_by_robots > seen
cat seen
diff seen - <<'T'
lxml of Python: name=衣柜, price=0
MechanicalSoup of Python: name=衣柜, old=停用, price=0
mechanize of Python: name=衣柜, price=0
Mechanize of Ruby: name=衣柜, price=0
WWW::Mechanize: name=衣柜, price=0
T
