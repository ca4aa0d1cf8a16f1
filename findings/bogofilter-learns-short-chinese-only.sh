#!/bin/sh
# A notice in Chinese, as bogofilter, which tells unwanted mail by the words that it has learned, takes it apart.
# Guess: into words, characters, or at least what stands between two marks (，。), as it splits English at blanks and marks.
# Seen (bogofilter 1.2.5): full-width marks split nothing, so that a line up to a blank is one word with its marks, and one of more than thirty
# bytes, ten characters, is left out: of a whole notice nothing is learned but its short lines, figures and Latin words.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s bogofilter >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends bogofilter; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' bogofilter
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
cat > a.eml <<'M'
From: portal@example.com
Subject: =?UTF-8?B?5b6F5a6h5qC455qE55Sz5oql?=
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

您好，
各有关企业：现组织申报智能工厂培育项目，请于十二月一日前提交材料。
家居定制供应链平台发来
家居定制供应链平台发
M
bogolexer -p < a.eml | grep -v '^head:' | tee seen
diff seen - <<'T'
from:portal
from:example.com
subj:待审核的申报
您好，
家居定制供应链平台发
T
