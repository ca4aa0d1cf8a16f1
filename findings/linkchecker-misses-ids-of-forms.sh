#!/bin/sh
# A page with links to its own section, form and table, and a picture whose sources are gone, in LinkChecker with its AnchorCheck.
# Guess: the id of any element is a target, as in browsers, and a missing file of <source srcset> is told as one of <img srcset> is.
# Seen (linkchecker 10.2.1): #form is "not found" though the form has that id, since of a form it looks at nothing but the action; and of <source> it
# looks at src alone, so that half of a <picture> can be gone unnoticed. #section and #table are found, as is one in Chinese, written either way.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s linkchecker >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends linkchecker; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' linkchecker
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
# As root it becomes nobody, who has to read the page.
chmod 755 .
cat > a.html <<'H'
<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>a</title>
<a href="#section">section</a> <a href="#form">form</a> <a href="#table">table</a> <a href="#附件">raw</a> <a href="#%E9%99%84%E4%BB%B6">encoded</a>
<section id="section"></section><form id="form"><input></form><table id="table"></table><p id="附件"></p>
<picture><source srcset="gone-source.webp"><img src="gone.png" srcset="gone-2x.png 2x" alt=""></picture>
H
chmod 644 a.html
printf '[AnchorCheck]\n' > rc
chmod 644 rc
linkchecker -f rc --no-status -o csv a.html 2>err | awk -F ';' '$1 == "#form" || /gone|#|%/ && $1 !~ /^# / { print $1, ($7 == "True" && $5 == "" ? "found" : "not found") }' | sort | tee seen
diff seen - <<'T'
#form not found
gone-2x.png not found
gone.png not found
T
