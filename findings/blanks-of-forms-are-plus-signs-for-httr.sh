#!/bin/sh
# The address that a form of a browser makes of a search for 柜 门, ?name=%E6%9F%9C+%E9%97%A8, taken apart by libraries of R, Perl, PHP, Ruby, Python, Tcl, Erlang and Go.
# Guess: a blank between the two, as in every library for queries.
# Seen: httr 1.4.5 of R, whose parse_url undoes the percents of the query, leaves the plus sign: 柜+门. Shiny 1.7.4 of R and all the others have a blank.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='erlang-base golang-go liburi-perl php-cli r-cran-httr r-cran-shiny ruby tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
query='name=%E6%9F%9C+%E9%97%A8'
address="http://home.example/search?$query"
cat > read.go <<'G'
package main

import ("fmt"; "net/url"; "os")

func main() {
	query, _ := url.ParseQuery(os.Args[1])
	fmt.Println("Go:", query.Get("name"))
}
G
{
  Rscript -e 'cat("httr:", httr::parse_url(commandArgs(TRUE))$query$name, "\n")' "$address" | sed 's/ *$//'
  Rscript -e 'cat("Shiny:", shiny::parseQueryString(commandArgs(TRUE))$name, "\n")' "$query" | sed 's/ *$//'
  perl -MURI -e 'my %query = URI->new($ARGV[0])->query_form; print "URI of Perl: $query{name}\n"' "$address"
  php -r 'parse_str($argv[1], $query); echo "PHP: $query[name]\n";' "$query"
  ruby -ruri -e 'puts "URI of Ruby: #{URI.decode_www_form(ARGV[0]).to_h["name"]}"' "$query"
  python3 -c 'import sys; from urllib.parse import parse_qs; print("Python:", parse_qs(sys.argv[1])["name"][0])' "$query"
  echo "package require ncgi; ncgi::reset {$query}; ncgi::parse; puts \"Tcl: [ncgi::value name]\"" | tclsh
  erl -noshell -eval "io:setopts([{encoding, unicode}]), io:format(\"Erlang: ~ts~n\", [proplists:get_value(<<\"name\">>, uri_string:dissect_query(<<\"$query\">>))]), halt()."
  go run read.go "$query"
} | tee seen
diff seen - <<'T'
httr: 柜+门
Shiny: 柜 门
URI of Perl: 柜 门
PHP: 柜 门
URI of Ruby: 柜 门
Python: 柜 门
Tcl: 柜 门
Erlang: 柜 门
Go: 柜 门
T
