#!/bin/sh
# The day of a mail sent at 9:30 in China, with the zone as +0800, as "+0800 (CST)", as GMT+0800 and as +08:00, as mailers and scripts write it, read by JavaMail (MailDateFormat) and by mailparser of npm.
# Guess: 01:30 of Greenwich for each, or an error or nothing for the last two, which are not of RFC 5322.
# Seen: mailparser 3.9.0 reads 01:30 from all four. JavaMail 1.6.5 reads 09:30 of Greenwich from the last two, eight hours late, without an error: neither the sign behind GMT nor an offset with a colon is looked at.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libmail-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libmail-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mailparser@3.9.0
cat > Days.java <<'J'
import javax.mail.internet.MailDateFormat;

public class Days {
  public static void main(String[] days) throws Exception {
    for (var day : days) System.out.println(day + ": " + new MailDateFormat().parse(day).toInstant());
  }
}
J
cat > days.mjs <<'J'
import { simpleParser } from 'mailparser';

for (const day of process.argv.slice(2)) console.log(`${day}: ${(await simpleParser(`Date: ${day}\r\n\r\n`)).date.toISOString()}`);
J
set -- 'Mon, 05 Jan 2026 09:30:00 +0800' 'Mon, 05 Jan 2026 09:30:00 +0800 (CST)' 'Mon, 05 Jan 2026 09:30:00 GMT+0800' 'Mon, 05 Jan 2026 09:30:00 +08:00'
java -cp /usr/share/java/javax.mail.jar Days.java "$@" | tee seen
node days.mjs "$@" | tee -a seen
diff seen - <<'T'
Mon, 05 Jan 2026 09:30:00 +0800: 2026-01-05T01:30:00Z
Mon, 05 Jan 2026 09:30:00 +0800 (CST): 2026-01-05T01:30:00Z
Mon, 05 Jan 2026 09:30:00 GMT+0800: 2026-01-05T09:30:00Z
Mon, 05 Jan 2026 09:30:00 +08:00: 2026-01-05T09:30:00Z
Mon, 05 Jan 2026 09:30:00 +0800: 2026-01-05T01:30:00.000Z
Mon, 05 Jan 2026 09:30:00 +0800 (CST): 2026-01-05T01:30:00.000Z
Mon, 05 Jan 2026 09:30:00 GMT+0800: 2026-01-05T01:30:00.000Z
Mon, 05 Jan 2026 09:30:00 +08:00: 2026-01-05T01:30:00.000Z
T
