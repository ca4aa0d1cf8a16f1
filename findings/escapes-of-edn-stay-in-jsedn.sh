#!/bin/sh
# Texts and keywords in EDN, the notation of Clojure, as Clojure itself writes and reads them: a text of two lines, one with inches and one with \u4fa7, a keyword and a map in Chinese, and an order number; read by jsedn and edn-data of npm.
# Guess: \n is a line end, \" a quotation mark, \u4fa7 the character 侧 (EDN, strings: escapes as in Java); keywords in Chinese as Clojure has them, or refused; the order number exact or refused.
# Seen: edn-data 1.2.2 reads the texts and keywords, and rounds the order number without a word. jsedn 0.4.1 gives the order number as a text, exact, refuses the keyword, reads \", leaves \n as two signs, and drops the backslash alone of \u4fa7.
set -eu
dpkg -s clojure >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends clojure; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' clojure
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact edn-data@1.2.2 jsedn@0.4.1
clojure -e '(require (quote clojure.edn)) (doseq [text ["\"18\\\" 板\"" "\"一\\n二\"" "\"\\u4fa7板\"" ":柜" "6228480573300021251"]] (println text "Clojure" (pr-str (clojure.edn/read-string text))))' > clojure.txt
cat > read.mjs <<'J'
import { parseEDNString } from 'edn-data';
import jsedn from 'jsedn';

for (const text of ['"18\\" 板"', '"一\\n二"', '"\\u4fa7板"', ':柜', '6228480573300021251'])
  for (const [library, read] of [['edn-data', parseEDNString], ['jsedn', (value) => jsedn.toJS(jsedn.parse(value))]]) {
    let shown = 'refused';
    try {
      shown = JSON.stringify(read(text));
    } catch {}
    console.log(text, library, shown);
  }
J
{
  cat clojure.txt
  node read.mjs
} | tee seen
diff seen - <<'T'
"18\" 板" Clojure "18\" 板"
"一\n二" Clojure "一\n二"
"\u4fa7板" Clojure "侧板"
:柜 Clojure :柜
6228480573300021251 Clojure 6228480573300021251
"18\" 板" edn-data "18\" 板"
"18\" 板" jsedn "18\" 板"
"一\n二" edn-data "一\n二"
"一\n二" jsedn "一\\n二"
"\u4fa7板" edn-data "侧板"
"\u4fa7板" jsedn "u4fa7板"
:柜 edn-data {"key":"柜"}
:柜 jsedn refused
6228480573300021251 edn-data 6228480573300021000
6228480573300021251 jsedn "6228480573300021251"
T
