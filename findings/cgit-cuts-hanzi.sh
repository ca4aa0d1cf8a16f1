#!/bin/sh
# A commit with a long subject in Chinese, shown by cgit in its log, whose pages say that they are UTF-8, with max-message-length from 78 to 83; and the same subject by git log --format='%<(80,trunc)%s'.
# Guess: the subject is cut between characters, as git's own formats do.
# Seen (cgit 1.2.3): the length is one of bytes, and the cut is made within a character wherever it falls: two pages of three here have one or two bytes of it before the dots, and are no UTF-8. git cuts between characters.
set -eu
for package in cgit git; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' cgit
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
git init -q -b main plans
git -C plans -c user.name=portal -c user.email=portal@portal.example commit -q --allow-empty -m '更新全屋定制衣柜报价单并补充橡木门板十八毫米厚度规格与封边工艺说明以及送货上门付款方式等条款'
cgi=$(dpkg -L cgit | grep 'cgit\.cgi$')
cat > shown.py <<'P'
import re, sys
name, text = sys.argv[1], sys.stdin.buffer.read()
subject = re.search(rb"(?:id=[0-9a-f]*'>)?([^<>]*(?:\.\.\.|\.\.))", text).group(1)
print('%s: ...%s' % (name, subject.decode('utf-8', 'backslashreplace')[-22:]))
P
{
  for length in 78 79 80 81 82 83; do
    printf '%s\n' cache-size=0 "max-message-length=$length" repo.url=plans "repo.path=$folder/plans/.git" > cgitrc
    CGIT_CONFIG="$folder/cgitrc" QUERY_STRING=url=plans/log/ REQUEST_METHOD=GET "$cgi" 2>/dev/null | python3 shown.py "cgit, $length"
  done
  git -C plans log --format='%<(80,trunc)%s' | python3 shown.py git
} | tee seen
diff seen - <<'T'
cgit, 78: ...衣柜报价单并补充橡木门板十八毫米厚度规...
cgit, 79: ...单并补充橡木门板十八毫米厚度规\xe6...
cgit, 80: ...橡木门板十八毫米厚度规\xe6\xa0...
cgit, 81: ...柜报价单并补充橡木门板十八毫米厚度规格...
cgit, 82: ...并补充橡木门板十八毫米厚度规格\xe4...
cgit, 83: ...木门板十八毫米厚度规格\xe4\xb8...
git: ...八毫米厚度规格与封边工艺说明以及送货上门..
T
