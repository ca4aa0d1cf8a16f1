#!/bin/sh
# A notice to an operator with the subject 待审核 and the text 正文, sent from a script in the locale C.UTF-8 by the programs for it, and a file 图纸.zip by those that attach.
# Guess: the subject becomes an encoded word and the text says that it is UTF-8, since no header has had anything but ASCII in it before SMTPUTF8, which none of them asks for.
# Seen: s-nail 14.9.24 does both. bsd-mailx 8.1.2, mail of mailutils 3.15, mpack 1.6, swaks 20201014 and sendEmail 1.56 put the bytes of UTF-8 into subject and file name as they are; swaks says
# nothing about the text, and sendEmail that it is ISO-8859-1.
set -eu
folder=$(mktemp -d)
server=
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in s-nail bsd-mailx mailutils mpack swaks sendemail python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' s-nail bsd-mailx mailutils mpack swaks sendemail
cd "$folder"
export HOME="$folder" LC_ALL=C.UTF-8
# Writes each mail that it is sent to the next file: 1, 2 ...
cat > serve.py <<'P'
import socket

with socket.create_server(('127.0.0.1', 0)) as server:
    with open('port', 'w') as port:
        print(server.getsockname()[1], file=port)
    count = 0
    while True:
        client, _ = server.accept()
        with client, client.makefile('rwb') as lines:
            mail = None
            lines.write(b'220 here\r\n')
            lines.flush()
            for line in lines:
                if mail is not None and line != b'.\r\n':
                    mail += line
                    continue
                reply = b'250 here'
                if mail is not None:
                    count += 1
                    with open(str(count), 'wb') as file:
                        file.write(mail)
                    mail = None
                elif line.upper().startswith(b'DATA'):
                    mail, reply = b'', b'354 go on'
                elif line.upper().startswith(b'EHLO'):
                    reply = b'250-here\r\n250 8BITMIME'
                lines.write(reply + b'\r\n')
                lines.flush()
                if line.upper().startswith(b'QUIT'):
                    break
P
/usr/bin/python3 serve.py & server=$!
while ! test -s port; do sleep 0.1; done
at="127.0.0.1:$(cat port)"
echo 文件 > 图纸.zip
printf '#!/bin/sh\ncat > "$PROGRAM"\n' > sendmail
chmod +x sendmail
export PROGRAM
echo "set sendmail=$folder/sendmail" > settings
PROGRAM=bsd-mailx
echo 正文 | MAILRC=settings bsd-mailx -s 待审核 a@example.com
PROGRAM=s-nail
echo 正文 | s-nail -:/ -S v15-compat -S mta="$folder/sendmail" -S mta-no-default-arguments -s 待审核 -a 图纸.zip a@example.com
mpack -s 待审核 -o mpack 图纸.zip
echo 正文 | mail.mailutils --no-config -E "set sendmail=smtp://$at" -s 待审核 -A 图纸.zip a@example.com
while ! test -s 1; do sleep 0.1; done
swaks --server "$at" --from b@example.com --to a@example.com --h-Subject 待审核 --body 正文 --attach-name 图纸.zip --attach @图纸.zip --silent 2
while ! test -s 2; do sleep 0.1; done
sendemail -q -f b@example.com -t a@example.com -s "$at" -u 待审核 -m 正文 -a 图纸.zip -o tls=no
while ! test -s 3; do sleep 0.1; done
mv 1 mailutils
mv 2 swaks
mv 3 sendEmail
for mail in s-nail bsd-mailx mailutils mpack swaks sendEmail; do
  grep -q '^Subject: 待审核' "$mail" && subject=bare || subject=encoded
  grep -q 'filename="图纸.zip"' "$mail" && name=bare || name=$(grep -q 'filename' "$mail" && echo encoded || echo none)
  echo "$mail: subject $subject, file name $name, text $(grep -io 'charset="\{0,1\}[a-z0-9-]*' "$mail" | head -n 1 | sed 's/.*[="]//' | grep . || echo without charset)"
done > seen
cat seen
diff seen - <<'T'
s-nail: subject encoded, file name encoded, text utf-8
bsd-mailx: subject bare, file name none, text UTF-8
mailutils: subject bare, file name bare, text UTF-8
mpack: subject bare, file name bare, text without charset
swaks: subject bare, file name bare, text without charset
sendEmail: subject bare, file name bare, text iso-8859-1
T
