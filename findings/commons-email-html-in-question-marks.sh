#!/bin/sh
# A notice by mail with text and HTML in Chinese, made by HtmlEmail of Apache Commons Email on a server whose default encoding is UTF-8, without setting a charset.
# Guess: all of it is UTF-8, as names, subject and the text are.
# Seen (commons-email 1.5, JavaMail 1.6.5): the HTML, which every mail program shows in place of the text, is us-ascii, with a question mark for each character. With setCharset("UTF-8") before it is right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libcommons-email-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libcommons-email-java default-jdk-headless
cd "$folder"
cat > Write.java <<'J'
import java.io.ByteArrayOutputStream;
import org.apache.commons.mail.HtmlEmail;

class Write {
  public static void main(String[] args) throws Exception {
    for (String charset : new String[] { "", "UTF-8" }) {
      HtmlEmail mail = new HtmlEmail();
      if (!charset.isEmpty()) mail.setCharset(charset);
      mail.setHostName("localhost");
      mail.setFrom("a@example.com");
      mail.addTo("b@example.com");
      mail.setSubject("待审核");
      mail.setTextMsg("正文");
      mail.setHtmlMsg("<p>正文</p>");
      mail.buildMimeMessage();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      mail.getMimeMessage().writeTo(bytes);
      bytes.toString("ISO-8859-1").lines().filter((line) -> line.matches("Subject:.*|Content-Type: text.*|5q2j.*|PHA.*|<p>.*")).forEach(System.out::println);
    }
  }
}
J
jars=$(for jar in commons-email javax.mail javax.activation; do printf '/usr/share/java/%s.jar:' "$jar"; done)
javac -encoding UTF-8 -cp "$jars" Write.java
java -Dfile.encoding=UTF-8 -cp ".:$jars" Write 2>/dev/null | tee seen
diff seen - <<'T'
Subject: =?UTF-8?B?5b6F5a6h5qC4?=
Content-Type: text/plain; charset=UTF-8
5q2j5paH
Content-Type: text/html; charset=us-ascii
<p>??</p>
Subject: =?UTF-8?B?5b6F5a6h5qC4?=
Content-Type: text/plain; charset=UTF-8
5q2j5paH
Content-Type: text/html; charset=UTF-8
<p>=E6=AD=A3=E6=96=87</p>
T
