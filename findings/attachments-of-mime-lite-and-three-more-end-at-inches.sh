#!/bin/sh
# An attachment called door 18".pdf (18 inches), and one called a;b.pdf, put into a mail by libraries of Perl, PHP, Ruby and Tcl; the names as Python's email reads them.
# Guess: the names as given: within quotation marks a mark of inches stands behind a backslash (RFC 2045, 5.1; RFC 5322, 3.2.4), or the name is encoded by RFC 2231.
# Seen: MIME::Lite 3.033, Symfony's Mime 5.4.53, Ruby's mail 2.7.1 and mime of tcllib 1.21 write the mark bare, so that the name ends there. MIME::Entity, Email::MIME and PHPMailer do not. All keep the semicolon.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='libemail-mime-perl libmime-lite-perl libmime-tools-perl libphp-phpmailer php-cli php-email-validator php-symfony-mime ruby-mail tcllib'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
printf 'door 18".pdf\na;b.pdf\n' > names
cat > read.py <<'P'
import email, email.policy, sys
mail = email.message_from_bytes(sys.stdin.buffer.read(), policy=email.policy.default)
print(sys.argv[1], [part.get_filename() for part in mail.walk() if part.get_filename()])
P
cat > mail.tcl <<'P'
package require mime
set parts {}
foreach name [split [string trim [read [open names]]] \n] { lappend parts [mime::initialize -canonical application/pdf -param [list name $name] -header {Content-Disposition attachment} -string x] }
mime::copymessage [mime::initialize -canonical multipart/mixed -parts $parts] stdout
P
perl -MMIME::Lite -e 'chomp(@n = <>); $m = MIME::Lite->new(From => "a\@example.com", Type => "multipart/mixed"); $m->attach(Type => "application/pdf", Data => "x", Filename => $_, Disposition => "attachment") for @n; print $m->as_string' names > MIME::Lite
perl -MMIME::Entity -e 'chomp(@n = <>); $m = MIME::Entity->build(From => "a\@example.com", Type => "multipart/mixed"); $m->attach(Type => "application/pdf", Data => "x", Filename => $_, Disposition => "attachment") for @n; print $m->as_string' names > MIME::Entity
perl -MEmail::MIME -e 'chomp(@n = <>); print Email::MIME->create(parts => [map { Email::MIME->create(attributes => { content_type => "application/pdf", filename => $_, name => $_, disposition => "attachment" }, body => "x") } @n])->as_string' names > Email::MIME
php -r 'require "/usr/share/php/libphp-phpmailer/autoload.php"; $m = new PHPMailer\PHPMailer\PHPMailer(true); $m->setFrom("a@example.com"); $m->addAddress("b@example.com"); $m->Body = "x"; foreach (file("names", FILE_IGNORE_NEW_LINES) as $n) $m->addStringAttachment("x", $n); $m->preSend(); echo $m->getSentMIMEMessage();' > PHPMailer
php -r 'require "Egulias/EmailValidator/autoload.php"; require "Symfony/Component/Mime/autoload.php"; $m = (new Symfony\Component\Mime\Email())->from("a@example.com")->to("b@example.com")->text("x"); foreach (file("names", FILE_IGNORE_NEW_LINES) as $n) $m->attach("x", $n, "application/pdf"); echo $m->toString();' > Symfony
ruby -rmail -e 'm = Mail.new { from "a@example.com"; body "x" }; File.readlines("names", chomp: true).each { |n| m.attachments[n] = "x" }; puts m' > mail
tclsh mail.tcl > tcllib
for library in MIME::Lite MIME::Entity Email::MIME PHPMailer Symfony mail tcllib; do /usr/bin/python3 read.py $library < $library; done | tee seen
diff seen - <<'T'
MIME::Lite ['door 18', 'a;b.pdf']
MIME::Entity ['door 18".pdf', 'a;b.pdf']
Email::MIME ['door 18".pdf', 'a;b.pdf']
PHPMailer ['door 18".pdf', 'a;b.pdf']
Symfony ['door 18', 'a;b.pdf']
mail ['door 18', 'a;b.pdf']
tcllib ['door 18', 'a;b.pdf']
T
