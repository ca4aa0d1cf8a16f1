#!/bin/sh
# The subject of a mail, 柜 18, as an encoded word by QCodec of commons-codec with nothing set, read by what reads mail in Java, Node and Python; and the same by JavaMail.
# Guess: the blank is _ or =20, since an encoded word has no blank (RFC 2047); and who reads it takes it as it is.
# Seen (commons-codec 1.15): a bare blank, =?UTF-8?Q?=E6=9F=9C 18?=, unless setEncodeBlanks is called. JavaMail 1.6.5, which most programs in Java read mail with, shows that as it stands; Mime4j 0.8.2, mailparser 3.9.0 and Python 3.11 show 柜 18.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-codec-java libmail-java libapache-mime4j-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-codec-java libmail-java libapache-mime4j-java
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact mailparser@3.9.0
cat > Subject.java <<'J'
import java.util.*;
import javax.mail.internet.MimeUtility;
import org.apache.commons.codec.net.QCodec;
import org.apache.james.mime4j.codec.*;

public class Subject {
  public static void main(String[] none) throws Exception {
    for (var word : new String[] { new QCodec().encode("柜 18"), MimeUtility.encodeText("柜 18", "UTF-8", "Q") })
      System.out.println(word + "\nJavaMail " + MimeUtility.decodeText(word) + "\nMime4j " + DecoderUtil.decodeEncodedWords(word, DecodeMonitor.SILENT));
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -cp "$(printf '/usr/share/java/%s.jar:' commons-codec javax.mail apache-mime4j-core)" Subject.java 2>/dev/null | tee seen
for word in $(grep '^=' seen | tr ' ' '~'); do
  subject=$(echo "$word" | tr '~' ' ')
  node -e "require('mailparser').simpleParser('Subject: ' + process.argv[1] + '\r\n\r\n').then((mail) => console.log('mailparser', mail.subject))" "$subject"
  /usr/bin/python3 -c "import email, email.policy, sys; print('Python', email.message_from_string('Subject: ' + sys.argv[1] + '\n\n', policy=email.policy.default)['subject'])" "$subject"
done | tee -a seen
diff seen - <<'T'
=?UTF-8?Q?=E6=9F=9C 18?=
JavaMail =?UTF-8?Q?=E6=9F=9C 18?=
Mime4j 柜 18
=?UTF-8?Q?=E6=9F=9C_18?=
JavaMail 柜 18
Mime4j 柜 18
mailparser 柜 18
Python 柜 18
mailparser 柜 18
Python 柜 18
T
