#!/bin/sh
# An attachment named 报价单.pdf, put into a mail by Mail_mime of PHP (PEAR), whose header and text have been told to be in UTF-8 (head_charset, text_charset); the name as Python's email reads it. The subject beside it.
# Guess: the name is in the charset of the header, as the subject is.
# Seen (php-mail-mime 1.10.11): the subject is. The name is UTF-8 and says US-ASCII (filename*=US-ASCII''%E6%8A%A5...): Python's newer policy reads it all the same, the older one has nine replacement characters.
# With the charset given as the 13th argument, it says UTF-8.
set -eu
for package in php-cli php-mail-mime; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' php-mail-mime
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > write.php <<'P'
<?php
require 'Mail/mime.php';
foreach (['as it is' => null, 'with h_charset' => 'UTF-8'] as $name => $charset) {
    $mail = new Mail_mime(['head_charset' => 'UTF-8', 'text_charset' => 'UTF-8']);
    $mail->setSubject('报价单');
    $mail->addAttachment('%PDF', 'application/pdf', '报价单.pdf', false, 'base64', 'attachment', '', '', '', null, null, '', $charset);
    $body = $mail->get();
    file_put_contents("$name.eml", $mail->txtHeaders() . "\r\n\r\n$body");
}
P
php -d error_reporting=0 write.php
cat > read.py <<'P'
import email, email.policy, re
for name in ['as it is', 'with h_charset']:
    text = open(name + '.eml', 'rb').read()
    mail = email.message_from_bytes(text, policy=email.policy.default)
    old = [part.get_filename() for part in email.message_from_bytes(text).walk() if part.get_filename()][0]
    print('%s: subject %s, filename*=%s, read as %s, by the older policy as %s' % (name, mail['Subject'], re.search(rb'filename\*=([^\r\n;]*)', text).group(1).decode(), ascii(next(mail.iter_attachments()).get_filename()), ascii(old)))
P
python3 read.py | tee seen
diff seen - <<'T'
as it is: subject 报价单, filename*=US-ASCII''%E6%8A%A5%E4%BB%B7%E5%8D%95.pdf, read as '\u62a5\u4ef7\u5355.pdf', by the older policy as '\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd\ufffd.pdf'
with h_charset: subject 报价单, filename*=UTF-8''%E6%8A%A5%E4%BB%B7%E5%8D%95.pdf, read as '\u62a5\u4ef7\u5355.pdf', by the older policy as '\u62a5\u4ef7\u5355.pdf'
T
