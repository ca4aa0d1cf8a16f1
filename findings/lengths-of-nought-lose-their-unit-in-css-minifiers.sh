#!/bin/sh
# A style sheet with --gap: 0px, used as calc(100% - var(--gap)) for the width of cards, made small with CSS::Minifier::XS and CSS::Minifier of Perl, Minify of Matthias Mullie in PHP and minify of tdewolff in Go.
# Guess: the unit stays. Within calc() a nought without unit is a number and no length, and a percentage less a number is invalid (CSS Values 4, 10.9), so the width would fall away; a custom property is any tokens (CSS Variables 1, 2).
# Seen: CSS::Minifier::XS 0.13 and Minify 1.3.68 write --gap:0. CSS::Minifier and tdewolff keep 0px.
set -eu
packages='libcss-minifier-xs-perl libcss-minifier-perl php-cli php-matthiasmullie-minify golang-go golang-github-tdewolff-minify-dev'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo ':root { --gap: 0px } .card { width: calc(100% - var(--gap)) }' >cards.css
cat >main.go <<'T'
package main
import ("fmt"; "os"; "github.com/tdewolff/minify"; "github.com/tdewolff/minify/css")
func main() {
	m := minify.New()
	m.AddFunc("text/css", css.Minify)
	text, _ := os.ReadFile("cards.css")
	small, err := m.String("text/css", string(text))
	fmt.Println("tdewolff:", small, err)
}
T
{
  perl -MCSS::Minifier::XS -MCSS::Minifier -0777 -ne 'print "CSS::Minifier::XS: ", CSS::Minifier::XS::minify($_), "\nCSS::Minifier: ", CSS::Minifier::minify(input => $_), "\n"' cards.css
  php -r 'require "/usr/share/php/MatthiasMullie/Minify/autoload.php"; $small = new MatthiasMullie\Minify\CSS("cards.css"); echo "Minify: ", $small->minify(), "\n";'
  HOME=$folder GO111MODULE=off GOFLAGS= GOPATH=/usr/share/gocode GOCACHE=$folder/cache go run main.go
} | tee seen
diff seen - <<'T'
CSS::Minifier::XS: :root{--gap:0}.card{width:calc(100% - var(--gap))}
CSS::Minifier: :root{--gap:0px}.card{width:calc(100% - var(--gap))}
Minify: :root{--gap:0}.card{width:calc(100% - var(--gap))}
tdewolff: :root{--gap:0px}.card{width:calc(100% - var(--gap))} <nil>
T
