#!/bin/sh
# Names of boards from a table in CSV, the cheapest first, by SQL: SELECT name FROM boards ORDER BY price; with DBD::CSV of Perl (SQL::Statement) and with SQLite.
# Guess: 白木板 (95), 白X板 (300), 白板 (1280.5). A list may be sorted by a column that is not shown (SQL:1999 on; the manual of SQL::Statement names no limit).
# Seen: SQL::Statement 1.414 says nothing and leaves the order of the file. With the price among the columns it sorts. SQLite sorts both.
set -eu
packages='libdbd-csv-perl libdbd-sqlite3-perl libsql-statement-perl'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
printf 'name,price\n白木板,95\n白板,1280.5\n白X板,300\n' >boards.csv
perl -MDBI -CS -e '
  my $csv = DBI->connect("dbi:CSV:f_dir=.;f_ext=.csv;f_encoding=UTF-8", undef, undef, { RaiseError => 1 });
  my $sqlite = DBI->connect("dbi:SQLite:dbname=:memory:", undef, undef, { RaiseError => 1, sqlite_unicode => 1 });
  $sqlite->do("CREATE TABLE boards (name TEXT, price NUMERIC)");
  $sqlite->do("INSERT INTO boards VALUES (?, ?)", undef, @$_) for @{ $csv->selectall_arrayref("SELECT name, price FROM boards") };
  for my $columns ("name", "name, price") {
    print "$columns\n";
    for my $base ([ "DBD::CSV", $csv ], [ "SQLite", $sqlite ]) {
      print "  $$base[0]: ", join(" ", map { $$_[0] } @{ $$base[1]->selectall_arrayref("SELECT $columns FROM boards ORDER BY price") }), "\n";
    }
  }
' | tee seen
diff seen - <<'T'
name
  DBD::CSV: 白木板 白板 白X板
  SQLite: 白木板 白X板 白板
name, price
  DBD::CSV: 白木板 白X板 白板
  SQLite: 白木板 白X板 白板
T
