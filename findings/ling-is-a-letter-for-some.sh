#!/bin/sh
# The nought of Chinese years and names (〇, as in 二〇二六 and companies called after a year), where the check of a field asks for letters: in Go's validator (alphaunicode), Python, Perl, Ruby, Java and JavaScript.
# Guess: it is a letter for all, as each other Chinese character is, 三 and 龙 among them; so a name that one side takes the other takes, too.
# Seen: for Ruby ([[:alpha:]]), Perl ([[:alpha:]]) and Java's isAlphabetic it is one; not for Go's validator, Python's isalpha, \p{L} of Perl and JavaScript, and Java's isLetter, as Unicode has it among the numbers (Nl).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in golang-go golang-github-go-playground-validator-v10-dev default-jdk-headless ruby python3 perl; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' golang-go golang-github-go-playground-validator-v10-dev default-jdk-headless ruby python3 perl
cd "$folder"
cat > check.go <<'G'
package main

import (
	"fmt"

	"github.com/go-playground/validator/v10"
)

func main() {
	for _, text := range []string{"二三二六", "二〇二六"} {
		fmt.Println("Go", text, validator.New().Var(text, "alphaunicode") == nil)
	}
}
G
cat > Check.java <<'J'
class Check {
  public static void main(String[] args) {
    System.out.println("Java isLetter " + Character.isLetter('\u3007') + ", isAlphabetic " + Character.isAlphabetic('\u3007'));
  }
}
J
{
  GOPATH=/usr/share/gocode GO111MODULE=off go run check.go
  java Check.java
  /usr/bin/python3 -c 'print("Python", "\u3007".isalpha())'
  perl -e 'printf "Perl [[:alpha:]] %d, \\p{L} %d\n", "\x{3007}" =~ /[[:alpha:]]/, "\x{3007}" =~ /\p{L}/'
  ruby -e 'puts "Ruby #{"\u3007".match?(/[[:alpha:]]/)}"'
  node -p '"JavaScript " + /\p{L}/u.test("\u3007")'
} | tee seen
diff seen - <<'T'
Go 二三二六 true
Go 二〇二六 false
Java isLetter false, isAlphabetic true
Python False
Perl [[:alpha:]] 1, \p{L} 0
Ruby true
JavaScript false
T
