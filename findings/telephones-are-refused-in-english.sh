#!/bin/sh
# The messages of Go's validator in the Chinese that it comes with, for the fields of a registration: a telephone (e164), a name, an article that begins with YG, a host, a zone of time, and a day.
# Guess: Chinese for each rule, and of the day a form that a customer knows (年-月-日 or YYYY-MM-DD).
# Seen (validator 10.4.1): telephone, beginning, host and zone are told in English, with Key: and Error: of the program; the day is asked for in the form 2006-01-02, which is how Go's programmers write it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-go-playground-validator-v10-dev golang-github-go-playground-universal-translator-dev golang-github-go-playground-locales-dev; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-go-playground-validator-v10-dev
cd "$folder"
cat > say.go <<'G'
package main

import (
	"fmt"

	"github.com/go-playground/locales/zh"
	universal "github.com/go-playground/universal-translator"
	"github.com/go-playground/validator/v10"
	translations "github.com/go-playground/validator/v10/translations/zh"
)

type registration struct {
	Name      string `validate:"min=2"`
	Mail      string `validate:"email"`
	Telephone string `validate:"e164"`
	Article   string `validate:"startswith=YG"`
	Host      string `validate:"fqdn"`
	Zone      string `validate:"timezone"`
	Day       string `validate:"datetime=2006-01-02"`
}

func main() {
	chinese, _ := universal.New(zh.New(), zh.New()).GetTranslator("zh")
	check := validator.New()
	translations.RegisterDefaultTranslations(check, chinese)
	for _, problem := range check.Struct(registration{"王", "wang", "0757-83880000", "衣柜", "例子", "北京", "2026/1/5"}).(validator.ValidationErrors) {
		fmt.Println(problem.Translate(chinese))
	}
}
G
GOPATH=/usr/share/gocode GO111MODULE=off go run say.go | tee seen
diff seen - <<'T'
Name长度必须至少为2个字符
Mail必须是一个有效的邮箱
Key: 'registration.Telephone' Error:Field validation for 'Telephone' failed on the 'e164' tag
Key: 'registration.Article' Error:Field validation for 'Article' failed on the 'startswith' tag
Key: 'registration.Host' Error:Field validation for 'Host' failed on the 'fqdn' tag
Key: 'registration.Zone' Error:Field validation for 'Zone' failed on the 'timezone' tag
Day的格式必须是2006-01-02
T
