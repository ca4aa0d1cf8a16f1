#!/bin/sh
# A mail with three attachments called 报价.pdf: in an encoded word of GBK, as mail programs of China write names, and by RFC 2231 in UTF-8 and in GBK (filename*=GBK''%B1%A8...), read by Go's enmime and go-message, which know GBK, and by Python.
# Guess: 报价.pdf three times: RFC 2231 allows any charset, and both libraries decode words and texts in GBK.
# Seen (enmime 0.9.3, go-message 0.15.0): the one in GBK by RFC 2231 has no name at all, and no error is told; the others are right, and the text in GBK. Python has all three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-emersion-go-message-dev golang-github-jhillyerd-enmime-dev python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-github-emersion-go-message-dev golang-github-jhillyerd-enmime-dev
cd "$folder"
{
  printf 'From: wang@example.com\r\nSubject: =?GBK?B?sai82w==?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n'
  for name in 'filename="=?GBK?B?sai82w==?=.pdf"' "filename*=UTF-8''%E6%8A%A5%E4%BB%B7.pdf" "filename*=GBK''%B1%A8%BC%DB.pdf"; do
    printf '\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; %s\r\n\r\nx' "$name"
  done
  printf '\r\n--b--\r\n'
} > mail.eml
cat > read.go <<'G'
package main

import (
	"bytes"
	"fmt"
	"os"

	_ "github.com/emersion/go-message/charset"
	"github.com/emersion/go-message/mail"
	"github.com/jhillyerd/enmime"
)

func main() {
	text, _ := os.ReadFile("mail.eml")
	envelope, _ := enmime.ReadEnvelope(bytes.NewReader(text))
	fmt.Printf("enmime: %s", envelope.GetHeader("Subject"))
	for _, part := range envelope.Attachments {
		fmt.Printf(" %q", part.FileName)
	}
	fmt.Println(", errors:", len(envelope.Errors))
	reader, _ := mail.CreateReader(bytes.NewReader(text))
	subject, _ := reader.Header.Subject()
	fmt.Printf("go-message: %s", subject)
	for {
		part, err := reader.NextPart()
		if err != nil {
			break
		}
		name, err := part.Header.(*mail.AttachmentHeader).Filename()
		fmt.Printf(" %q %v", name, err)
	}
	fmt.Println()
}
G
{
  GOPATH=/usr/share/gocode GO111MODULE=off go run read.go
  PYTHONIOENCODING=utf-8 python3 -c '
import email, email.policy
mail = email.message_from_bytes(open("mail.eml", "rb").read(), policy=email.policy.default)
print("Python:", mail["Subject"], *(part.get_filename() for part in mail.iter_attachments()))'
} | tee seen
diff seen - <<'T'
enmime: 报价 "报价.pdf" "报价.pdf" "", errors: 0
go-message: 报价 "报价.pdf" <nil> "报价.pdf" <nil> "" <nil>
Python: 报价 报价.pdf 报价.pdf 报价.pdf
T
