#!/bin/sh
# A notice in Chinese with two articles of a list, 一、 and 二、, each on a line of its own, and one article in English beside it (1. and 2.), set in lines of 40 columns by Text::Autoformat of Perl, which knows lists and quotations.
# Guess: lines broken between characters, without a sign, as Chinese is; articles stay on lines of their own, as 1. and 2. do.
# Seen (Text::Autoformat 1.75): a hyphen is put where a line breaks behind a comma, ，-; lines have 40 characters, which are 80 columns; 一、 and 二、 run into one paragraph.
set -eu
dpkg -s libtext-autoformat-perl >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libtext-autoformat-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libtext-autoformat-perl
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > notice.pl <<'P'
use strict;
use warnings;
use utf8;
use open qw(:std :utf8);
use Text::Autoformat;
print autoformat("1. oak doors\n2. walnut drawers\n", { all => 1, right => 40 }), "--\n";
print autoformat("一、橡木门板\n二、胡桃木抽屉\n", { all => 1, right => 40 }), "--\n";
print autoformat("定制衣柜采用十八毫米厚橡木颗粒板封边，送货上门，周末不送，付款方式月结三十天，合同另签。\n", { all => 1, right => 40 });
P
perl notice.pl | tee seen
diff seen - <<'T'
1. oak doors
2. walnut drawers
--
一、橡木门板 二、胡桃木抽屉
--
定制衣柜采用十八毫米厚橡木颗粒板封边，送货上门，周末不送，付款方式月结三十天，-
合同另签。
T
