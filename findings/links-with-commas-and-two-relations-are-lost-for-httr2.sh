#!/bin/sh
# The next page of a list, told in a header Link whose address has a comma, <http://shop.example/list?size=18,25>, and one that is next and last at once (rel="next last"), asked for by httr2 of R (resp_link_url).
# Guess: both addresses: a comma within the brackets parts nothing (RFC 8288, 3), and rel may have more than one relation (3.3).
# Seen: httr2 0.2.2 ends in an error about the comma and finds no next page in the other.
set -eu
packages='r-base-core r-cran-httr2'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > ask.R <<'R'
library(httr2)
for (link in c('<http://shop.example/2>; rel="next"', '<http://shop.example/list?size=18,25>; rel="next"', '<http://shop.example/2>; rel="next last"')) {
  found <- tryCatch(resp_link_url(response(200, headers = paste("Link:", link)), "next"), error = function(e) "error")
  cat(link, if (is.null(found)) "nothing" else found, "\n", sep = "\t")
}
R
Rscript ask.R | tee seen
diff seen - <<'T'
<http://shop.example/2>; rel="next"	http://shop.example/2	
<http://shop.example/list?size=18,25>; rel="next"	error	
<http://shop.example/2>; rel="next last"	nothing	
T
