#!/bin/sh
# A mail that is nothing but a quotation, 报价单.pdf, as programs send it to a partner's mailbox, and one with a text and the quotation; made by Perl's Email::MIME (parts) and Email::Stuffer (attach), read by Python.
# Guess: the name stays in both, and the part says that it is an attachment.
# Seen (Email::MIME 1.953, Email::Stuffer 0.020): of a lone part the body, type and charset are taken over into the mail itself, and the name and what it is for are not: a PDF without a name. Stuffer's attach says inline in the other, unless told (disposition), as does Email::MIME.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libemail-mime-perl libemail-stuffer-perl python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libemail-mime-perl libemail-stuffer-perl
cd "$folder"
cat > write.pl <<'P'
use strict;
use warnings;
use utf8;
use Email::MIME;
use Email::Stuffer;
my @head = (From => 'wang@example.com', To => 'li@example.com', Subject => '报价');
my %file = (content_type => 'application/pdf', filename => '报价单.pdf', encoding => 'base64');
my $text = Email::MIME->create(attributes => { content_type => 'text/plain', charset => 'UTF-8', encoding => 'base64' }, body_str => '见附件');
my $file = Email::MIME->create(attributes => { %file, disposition => 'attachment' }, body => '%PDF');
my %mails = (
    'Email::MIME, lone' => Email::MIME->create(header_str => \@head, parts => [$file]),
    'Email::MIME, with a text' => Email::MIME->create(header_str => \@head, parts => [$text, $file]),
    'Email::Stuffer, lone' => Email::Stuffer->from($head[1])->to($head[3])->subject($head[5])->attach('%PDF', %file)->email,
    'Email::Stuffer, with a text' => Email::Stuffer->from($head[1])->to($head[3])->subject($head[5])->text_body('见附件')->attach('%PDF', %file)->email,
);
for my $name (keys %mails) {
    open my $out, '>:raw', "$name.eml" or die;
    print $out $mails{$name}->as_string;
}
P
perl write.pl
PYTHONIOENCODING=utf-8 python3 -c '
import email, email.policy, glob
for name in sorted(glob.glob("*.eml")):
    mail = email.message_from_bytes(open(name, "rb").read(), policy=email.policy.default)
    for part in mail.walk():
        if part.get_content_type() == "application/pdf":
            print("%s: %s, %s" % (name[:-4], part.get_filename(), part.get_content_disposition()))' | tee seen
diff seen - <<'T'
Email::MIME, lone: None, None
Email::MIME, with a text: 报价单.pdf, attachment
Email::Stuffer, lone: None, None
Email::Stuffer, with a text: 报价单.pdf, inline
T
