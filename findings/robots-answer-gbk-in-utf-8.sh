#!/bin/sh
# A form of an older portal in GBK, as its page says (meta charset), with a name in Chinese; the portal reads what comes in GBK. Sent as it is by five libraries that fill in forms for programs.
# Guess: in the page's charset, as a browser sends it: 衣柜.
# Seen: mechanize of Python and Mechanize of Ruby send GBK. lxml, MechanicalSoup and WWW::Mechanize, which have read the page rightly, send UTF-8, and the portal reads 琛ｆ煖.
. "$(dirname "$0")/shared/robots.sh"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="gbk">
<title>订单</title>
<form method="post"><input name="name" value="衣柜"></form>
H
sent_by_robots gbk > seen
cat seen
diff seen - <<'T'
lxml of Python: name=琛ｆ煖
MechanicalSoup of Python: name=琛ｆ煖
mechanize of Python: name=衣柜
Mechanize of Ruby: name=衣柜
WWW::Mechanize: name=琛ｆ煖
T
