#!/bin/sh
# A catalogue of texts with an entry marked fuzzy, as msgmerge marks what it took from a similar text, so that somebody looks at it: "Delete the copy" with the translation of "Delete the company".
# Guess: fuzzy entries are left out until somebody has looked, as by msgfmt, and "Delete the copy" is shown in English.
# Seen (gotext 1.5.0): reading the .po, it shows 删除公司 for it; with the .mo of msgfmt it shows English, as gettext does.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-leonelquinteros-gotext-dev gettext; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-leonelquinteros-gotext-dev gettext
cd "$folder"
cat > old.po <<'O'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: zh_CN\n"
"Plural-Forms: nplurals=1; plural=0;\n"

msgid "Delete the company"
msgstr "删除公司"
O
cat > new.pot <<'O'
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"

msgid "Delete the copy"
msgstr ""
O
msgmerge -q -o zh.po old.po new.pot
cat > show.go <<'G'
package main

import (
	"fmt"
	"os"

	"github.com/leonelquinteros/gotext"
)

func main() {
	text, err := os.ReadFile("zh.po")
	if err != nil {
		panic(err)
	}
	po, mo := gotext.NewPo(), gotext.NewMo()
	po.Parse(text)
	fmt.Println("po:", po.Get("Delete the copy"))
	mo.ParseFile("zh.mo")
	fmt.Println("mo:", mo.Get("Delete the copy"))
}
G
msgfmt -o zh.mo zh.po
{
  grep -A 4 '^#, fuzzy' zh.po | grep -B 1 -A 2 copy
  GOPATH=/usr/share/gocode GO111MODULE=off go run show.go
} | tee seen
diff seen - <<'T'
#, fuzzy
msgid "Delete the copy"
msgstr "删除公司"
po: 删除公司
mo: Delete the copy
T
