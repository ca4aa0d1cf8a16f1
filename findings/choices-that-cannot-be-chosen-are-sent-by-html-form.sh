#!/bin/sh
# A form with a list of woods whose first choice, "choose", is disabled, as forms have it so that nobody leaves it, filled in by no one and sent by what robots and tests send forms with.
# Guess: 5, the first choice that can be chosen: a list of one line without a selected one has the first that is not disabled (HTML, 4.10.7, display size 1).
# Seen: HTML::Form 6.11 of Perl sends "choose", DomCrawler 5.4.53 of Symfony sends nothing of the list. lxml 4.9.2 sends 5.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libhtml-form-perl php-cli php-symfony-css-selector php-symfony-dom-crawler php-xml python3-lxml'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > a.html <<'H'
<html><body><form action="/x"><input name="a" value="1"><select name="wood"><option disabled>choose</option><option value="5">oak</option></select></form></body></html>
H
{
  perl -MHTML::Form -e 'open my $file, "<", "a.html"; local $/; my ($form) = HTML::Form->parse(<$file>, "http://example.com/"); print "HTML::Form ", $form->click->uri->query, "\n"'
  php -r 'require "Symfony/Component/DomCrawler/autoload.php"; $page = new Symfony\Component\DomCrawler\Crawler(file_get_contents("a.html"), "http://example.com/"); echo "DomCrawler ", parse_url($page->filterXPath("//form")->form()->getUri(), PHP_URL_QUERY), "\n";'
  /usr/bin/python3 -c "
import lxml.html, urllib.parse
print('lxml', urllib.parse.urlencode(lxml.html.parse('a.html').getroot().forms[0].form_values()))"
} > seen
cat seen
diff seen - <<'T'
HTML::Form a=1&wood=choose
DomCrawler a=1
lxml a=1&wood=5
T
