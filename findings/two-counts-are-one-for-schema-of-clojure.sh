#!/bin/sh
# Counts as texts, as they come with a query, checked as whole numbers by Schema of Clojure (string-coercion-matcher): 18, 010, 08, "18 块", "18 22".
# Guess: 18, 10 and 8; the last two are refused, since they are no number.
# Seen: prismatic-schema 1.2.0 reads the first word of Clojure in the text: 010 is 8, 08 is refused, and "18 块" and "18 22" are 18. parseInt of Java, beside it, reads 010 and 08, and refuses the last two.
set -eu
packages='clojure libprismatic-schema-clojure'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > counts.clj <<'C'
(require '[schema.core :as schema] '[schema.coerce :as coerce])
(def check (coerce/coercer {:count schema/Int} coerce/string-coercion-matcher))
(doseq [text ["18" "010" "08" "18 块" "18 22"]]
  (println (pr-str text)
    "Schema" (or (:count (check {:count text})) "refused")
    "Java" (try (Integer/parseInt text) (catch NumberFormatException _ "refused"))))
C
java -cp /usr/share/java/clojure.jar:/usr/share/java/schema.jar clojure.main counts.clj | tee seen
diff seen - <<'T'
"18" Schema 18 Java 18
"010" Schema 8 Java 10
"08" Schema refused Java 8
"18 块" Schema 18 Java refused
"18 22" Schema 18 Java refused
T
