#!/bin/sh
# A price of 1234567.89 yuan as Clojure reckons it exactly (123456789/100), in an attribute and in the text of a cell, written as HTML by hiccup.
# Guess: 1234567.89 or the share itself, and the same in both places.
# Seen: hiccup 1.0.5 writes the share 123456789/100 in the text; in the attribute it is a float of seven digits, 1234567.9, and 12345678.9 is 1.2345679E7.
set -eu
packages='clojure libhiccup-clojure'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > price.clj <<'C'
(require '[hiccup.core :refer [html]])
(doseq [price [123456789/100 123456789/10 1234567.89M 1234567.89]]
  (println (pr-str price) (html [:td {:data-price price} price])))
C
java -cp /usr/share/java/clojure.jar:/usr/share/java/hiccup.jar clojure.main price.clj | tee seen
diff seen - <<'T'
123456789/100 <td data-price="1234567.9">123456789/100</td>
123456789/10 <td data-price="1.2345679E7">123456789/10</td>
1234567.89M <td data-price="1234567.89">1234567.89</td>
1234567.89 <td data-price="1234567.89">1234567.89</td>
T
