#!/bin/sh
# Prices of 1299.50 in money of the places of the trade by Locale::Currency::Format of Perl: of China, Taiwan, Hong Kong, Macau, Japan; with FMT_SYMBOL and FMT_COMMON.
# Guess: ¥1,299.50 for China as in CLDR and on every price tag there, NT$ or $, HK$ or $, MOP$, ¥1,300 for Japan.
# Seen: 1.35 writes 圓1,299.50 for China, a traditional character that Taiwan uses and that fonts of China may lack, and Y1,299.50 with FMT_COMMON;
# for Taiwan, whose sign it is, 1300$, and for Macau 1300 MOP, without groups. ¥ stands for Japan alone, with FMT_COMMON as two bytes, Â¥.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s liblocale-currency-format-perl >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends liblocale-currency-format-perl; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' liblocale-currency-format-perl
cd "$folder"
perl -MLocale::Currency::Format -CS -e '
for my $code (qw(CNY TWD HKD MOP JPY)) {
  print "$code: ", join(", ", map { currency_format($code, 1299.5, $_) } FMT_SYMBOL, FMT_COMMON, FMT_STANDARD), "\n";
}' | tee seen
diff seen - <<'T'
CNY: 圓1,299.50, Y1,299.50, 1,299.50 CNY
TWD: 1300$, 1300 TWD, 1300 TWD
HKD: $1,299.50, HK$1,299.50, 1,299.50 HKD
MOP: 1300 MOP, 1300 MOP, 1300 MOP
JPY: ¥1,300, Â¥1,300, 1,300 JPY
T
