#!/bin/sh
# Boards from a table in CSV by SQL: those between two prices, and those whose name is 白, any one character, 板; with DBD::CSV of Perl (SQL::Statement) and with SQLite.
# Guess: 白木板 and 白X板 each time. BETWEEN is in the list of operators in the manual of SQL::Statement; the line below stands for one character in LIKE (SQL-92, 8.5).
# Seen: SQL::Statement 1.414 ends BETWEEN with "Not an ARRAY reference" and finds nothing by the line below, which it takes for itself; the sign of per cent works.
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
perl -MDBI -Mutf8 -CS -e '
  my $csv = DBI->connect("dbi:CSV:f_dir=.;f_ext=.csv;f_encoding=UTF-8", undef, undef, { RaiseError => 1, PrintError => 0 });
  my $sqlite = DBI->connect("dbi:SQLite:dbname=:memory:", undef, undef, { RaiseError => 1, sqlite_unicode => 1 });
  $sqlite->do("CREATE TABLE boards (name TEXT, price NUMERIC)");
  $sqlite->do("INSERT INTO boards VALUES (?, ?)", undef, @$_) for @{ $csv->selectall_arrayref("SELECT name, price FROM boards") };
  for my $condition ("price BETWEEN 90 AND 400", "price >= 90 AND price <= 400", "name LIKE \x27白_板\x27", "name LIKE \x27白%板\x27") {
    print "$condition\n";
    for my $base ([ "DBD::CSV", $csv ], [ "SQLite", $sqlite ]) {
      my $names = eval { join " ", map { $$_[0] } @{ $$base[1]->selectall_arrayref("SELECT name FROM boards WHERE $condition") } };
      $names = $@ =~ /(Not an ARRAY reference)/ ? $1 : $@ unless defined $names;
      print "  $$base[0]: $names\n";
    }
  }
' | tee seen
diff seen - <<'T'
price BETWEEN 90 AND 400
  DBD::CSV: Not an ARRAY reference
  SQLite: 白木板 白X板
price >= 90 AND price <= 400
  DBD::CSV: 白木板 白X板
  SQLite: 白木板 白X板
name LIKE '白_板'
  DBD::CSV: 
  SQLite: 白木板 白X板
name LIKE '白%板'
  DBD::CSV: 白木板 白板 白X板
  SQLite: 白木板 白板 白X板
T
