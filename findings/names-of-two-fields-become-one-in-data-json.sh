#!/bin/sh
# An order with its own number and that of its contract, as Clojure names them (:订单/编号 and :合同/编号), written as JSON by data.json and by Cheshire.
# Guess: two fields with different names, as these are two different keys.
# Seen: data.json 2.4.0 leaves out what stands before the slash and writes the name 编号 twice, without an error; JavaScript reads the second one only. Cheshire 5.11.0 writes both in full.
set -eu
packages='clojure libdata-json-clojure libcheshire-clojure'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > order.clj <<'C'
(require '[clojure.data.json :as json] '[cheshire.core :as cheshire])
(def order (array-map :订单/编号 "A-18" :合同/编号 "B-22"))
(println (json/write-str order :escape-unicode false))
(println (cheshire/generate-string order))
C
jars=$(for jar in clojure data.json cheshire tigris jackson-core jackson-dataformat-smile jackson-dataformat-cbor; do printf '/usr/share/java/%s.jar:' $jar; done)
java -cp "$jars" clojure.main order.clj > lines
{
  cat lines
  node -e 'for (const line of require("fs").readFileSync("lines", "utf8").trim().split("\n")) console.log("read:", JSON.parse(line))'
} | tee seen
diff seen - <<'T'
{"编号":"A-18","编号":"B-22"}
{"订单/编号":"A-18","合同/编号":"B-22"}
read: { '编号': 'B-22' }
read: { '订单/编号': 'A-18', '合同/编号': 'B-22' }
T
