#!/bin/sh
# What text browsers show of a page's parts that HTML keeps out of sight: the suggestions of a field (<datalist>), a dialog that is closed, a part with the attribute hidden.
# Guess: none of the three, for all are told by the elements themselves, not by styles; as for the lines of a closed <details>, showing them would be no loss.
# Seen: the closed dialog and the hidden part are shown by all (w3m 0.5.3, lynx 2.9.0dev, elinks 0.13.2, links 2.28) like any other text. So are the suggestions, behind the field, as if they were words of the page.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in elinks links lynx w3m; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' elinks links lynx w3m
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > page.html <<'H'
<!DOCTYPE html><meta charset="utf-8"><title>定制</title>
<p>颜色 <input list="colours"><datalist id="colours"><option value="灰">建议灰色</option><option value="白">建议白色</option></datalist></p>
<dialog>提交成功</dialog>
<div hidden>库存已空</div>
<p>完</p>
H
show() {
  printf '%s:' "$1"
  shift
  "$@" > page.txt 2>/dev/null
  for word in 建议灰色 建议白色 提交成功 库存已空 完; do
    ! grep -q "$word" page.txt || printf ' %s' "$word"
  done
  echo
}
{
  show w3m w3m -dump -O UTF-8 page.html
  show lynx lynx -dump -display_charset=utf-8 page.html
  show elinks elinks -dump -dump-charset utf-8 page.html
  show links links -dump -codepage utf-8 page.html
} | tee seen
diff seen - <<'T'
w3m: 建议灰色 建议白色 提交成功 库存已空 完
lynx: 建议灰色 建议白色 提交成功 库存已空 完
elinks: 建议灰色 建议白色 提交成功 库存已空 完
links: 建议灰色 建议白色 提交成功 库存已空 完
T
