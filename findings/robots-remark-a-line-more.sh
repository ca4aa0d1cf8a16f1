#!/bin/sh
# A remark of two lines in a form, the first on a line of its own behind the opening tag, as templates have it; sent as it is by five libraries that fill in forms for programs.
# Guess: what a browser sends: the line end behind the tag is none of the text, and lines end with CR LF.
# Seen: mechanize of Python sends that. The others put an empty line before the remark, and lxml, MechanicalSoup and Mechanize of Ruby end lines with LF alone, so that a limit of characters counts otherwise than with a browser.
. "$(dirname "$0")/shared/robots.sh"
cat > page.html <<'H'
<!DOCTYPE html>
<meta charset="utf-8">
<title>订单</title>
<form method="post"><textarea name="remark">
送货上门
周末不送</textarea></form>
H
sent_by_robots > seen
cat seen
diff seen - <<'T'
lxml of Python: remark=[LF]送货上门[LF]周末不送
MechanicalSoup of Python: remark=[LF]送货上门[LF]周末不送
mechanize of Python: remark=送货上门[CR][LF]周末不送
Mechanize of Ruby: remark=[LF]送货上门[LF]周末不送
WWW::Mechanize: remark=[CR][LF]送货上门[CR][LF]周末不送
T
