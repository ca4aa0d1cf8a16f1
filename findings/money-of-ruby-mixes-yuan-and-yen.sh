#!/bin/sh
# Prices of a list with offers from China and Japan by Ruby's money, asked to tell currencies apart (disambiguate).
# Guess: yuan and yen differ, as dollars do (US$, HK$, NT$), since both have the sign ¥ and the option is for that.
# Seen (money 6.16.0): both are ¥; dollars are told apart. The name RMB, on most price lists, is not known.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in ruby-money; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' ruby-money
cd "$folder"
cat > show.rb <<'R'
require 'money'
Money.locale_backend = nil
Money.rounding_mode = BigDecimal::ROUND_HALF_UP
%w[CNY JPY USD HKD TWD].each { |code| puts "#{code} #{Money.from_amount(1299, code).format(disambiguate: true)}" }
puts "RMB #{Money::Currency.find('RMB').inspect}"
R
ruby -W0 show.rb | tee seen
diff seen - <<'T'
CNY ¥1299.00
JPY ¥1299
USD US$1299.00
HKD HK$1299.00
TWD NT$1299.00
RMB nil
T
