#!/bin/sh
# Headings of a price list made into names of fields and keys (门板单价, YG门板, 单价Price, 衣柜18mm) by four libraries of Go for that, which snippets for JSON and databases are written with.
# Guess: hanzi have no case, so they stay as they are, as letters do; two headings are two names.
# Seen (strcase of iancoleman 0.2.0): ToCamel and ToLowerCamel leave out every hanzi: 门板单价 is nothing, YG门板 and 门板YG are both YG; its ToSnake keeps them. govalidator of July 2018 puts a line after each, 门_板_单_价. xstrings 1.3.3 and strcase of stoewer 1.2.0 keep them.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-asaskevich-govalidator-dev golang-github-huandu-xstrings-dev golang-github-iancoleman-strcase-dev golang-github-stoewer-go-strcase-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-asaskevich-govalidator-dev golang-github-huandu-xstrings-dev golang-github-iancoleman-strcase-dev golang-github-stoewer-go-strcase-dev
cd "$folder"
cat > name.go <<'G'
package main

import (
	"fmt"

	"github.com/asaskevich/govalidator"
	"github.com/huandu/xstrings"
	"github.com/iancoleman/strcase"
	stoewer "github.com/stoewer/go-strcase"
)

func main() {
	for _, name := range []string{"门板单价", "门板YG", "YG门板", "单价Price", "衣柜18mm"} {
		fmt.Printf("%s: iancoleman %q %q %q, stoewer %q %q, xstrings %q %q, govalidator %q\n", name, strcase.ToCamel(name), strcase.ToLowerCamel(name), strcase.ToSnake(name),
			stoewer.UpperCamelCase(name), stoewer.SnakeCase(name), xstrings.ToCamelCase(name), xstrings.ToSnakeCase(name), govalidator.CamelCaseToUnderscore(name))
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run name.go | tee seen
diff seen - <<'T'
门板单价: iancoleman "" "" "门板单价", stoewer "门板单价" "门板单价", xstrings "门板单价" "门板单价", govalidator "门_板_单_价"
门板YG: iancoleman "YG" "YG" "门板yg", stoewer "门板yg" "门板yg", xstrings "门板yg" "门板_yg", govalidator "门_板_y_g"
YG门板: iancoleman "YG" "yG" "yg门板", stoewer "Yg门板" "yg门板", xstrings "Yg门板" "yg_门板", govalidator "y_g_门_板"
单价Price: iancoleman "Price" "Price" "单价price", stoewer "单价price" "单价price", xstrings "单价price" "单价_price", govalidator "单_价_price"
衣柜18mm: iancoleman "18Mm" "18Mm" "衣柜18_mm", stoewer "衣柜18mm" "衣柜18mm", xstrings "衣柜18mm" "衣柜_18mm", govalidator "衣_柜18mm"
T
