#!/bin/sh
# A search for 18+22 put into an address by ring-codec of Clojure (url-encode and form-encode) and by JavaScript, and the address read by both as a form is.
# Guess: 18%2B22 each time: + is a reserved character (RFC 3986, 2.2), and in queries of forms it stands for a blank.
# Seen: url-encode of ring-codec 1.2.0 leaves the plus sign as it is: pages that read the query, and Ring itself, look for 18 22. form-encode writes %2B.
set -eu
packages='clojure libring-codec-clojure'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > search.clj <<'C'
(require '[ring.util.codec :as codec])
(doseq [encoded [(codec/url-encode "18+22") (codec/form-encode "18+22")]]
  (println encoded "is read by Ring as" (get (codec/form-decode (str "q=" encoded)) "q")))
C
{
  java -cp /usr/share/java/clojure.jar:/usr/share/java/ring-codec.jar:/usr/share/java/commons-codec.jar clojure.main search.clj
  node -e 'for (const text of ["18+22", encodeURIComponent("18+22")]) console.log(`${text} is read by JavaScript as ${new URLSearchParams(`q=${text}`).get("q")}`)'
} | tee seen
diff seen - <<'T'
18+22 is read by Ring as 18 22
18%2B22 is read by Ring as 18+22
18+22 is read by JavaScript as 18 22
18%2B22 is read by JavaScript as 18+22
T
