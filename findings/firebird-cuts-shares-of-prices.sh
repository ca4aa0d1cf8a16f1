#!/bin/sh
# Prices as DECIMAL(18,2) in Firebird: a third of 1299.50 for each of three instalments, the average of three prices, 0.05 for each of 3 pieces; and what a cast to DECIMAL(18,2) does with 433.1666.
# Guess: the quotient has more places, or is rounded: 433.17; the average is 433.18 (1299.53 / 3 = 433.1766).
# Seen: firebird 3.0.11 cuts: 433.16 and 433.17. AVG and / of exact numbers never round; casts do. With a factor of 1.0000 the places are there.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in firebird3.0-server-core firebird3.0-utils; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' firebird3.0-server-core firebird3.0-utils
cd "$folder"
cat > ask.sql <<'L'
create database 'prices.fdb' default character set utf8;
create table prices (price decimal(18, 2));
insert into prices values (1299.50);
insert into prices values (0.01);
insert into prices values (0.02);
commit;
set list on;
select price / 3 as third from prices where price > 1;
select avg(price) as average, sum(price) as total from prices;
select cast(avg(price * 1.0000) as decimal(18, 2)) as average_of_places from prices;
select cast(0.05 as decimal(18, 2)) / 3 as piece, 0.05 / 3 * 3 as three_pieces from rdb$database;
select cast(433.166 as decimal(18, 2)) as casted, round(433.166, 2) as rounded from rdb$database;
L
isql-fb -q -i ask.sql | sed '/^$/d;s/  */ /;s/ *$//' | tee seen
diff seen - <<'T'
THIRD 433.16
AVERAGE 433.17
TOTAL 1299.53
AVERAGE_OF_PLACES 433.18
PIECE 0.01
THREE_PIECES 0.03
CASTED 433.17
ROUNDED 433.170
T
