#!/bin/sh
# An attachment named 柜.pdf, as mail programs write the name (RFC 2231: filename*=UTF-8''…, whole and in two parts; an encoded word in quotes, as others do), read by Apache James Mime4j, by MIME.Message of Pike and by JavaMail with nothing set.
# Guess: 柜.pdf for the first two, by all; the third stays as it is, since the standard does not have it.
# Seen: JavaMail 1.6.5 is as guessed. Mime4j 0.8.2 has no name for the first two, null, without an error, so that by it an attachment with a Chinese name has none; a name in ASCII it reads. Pike 8.0 has none for them either.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libapache-mime4j-java libmail-java pike8.0-core default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libapache-mime4j-java libmail-java pike8.0-core
cd "$folder"
cat > Names.java <<'J'
import java.io.ByteArrayInputStream;
import javax.mail.internet.MimeMessage;
import org.apache.james.mime4j.message.DefaultMessageBuilder;

public class Names {
  public static void main(String[] none) throws Exception {
    for (var name : new String[] { "filename=a.pdf", "filename*=UTF-8''%E6%9F%9C.pdf", "filename*0*=UTF-8''%E6%9F%9C; filename*1=.pdf", "filename=\"=?UTF-8?B?5p+c?=.pdf\"" }) {
      var mail = ("Subject: a\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; " + name + "\r\n\r\na").getBytes("UTF-8");
      System.out.println(name + ": " + new DefaultMessageBuilder().parseMessage(new ByteArrayInputStream(mail)).getFilename() + ", " + new MimeMessage(null, new ByteArrayInputStream(mail)).getFileName());
    }
  }
}
J
cat > names.pike <<'P'
int main() {
  foreach (({ "filename=a.pdf", "filename*=UTF-8''%E6%9F%9C.pdf", "filename*0*=UTF-8''%E6%9F%9C; filename*1=.pdf", "filename=\"=?UTF-8?B?5p+c?=.pdf\"" }), string name) {
    string read = MIME.Message("MIME-Version: 1.0\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; " + name + "\r\n\r\na")->get_filename();
    write("%s: Pike %s\n", name, read || "(none)");
  }
}
P
{
  java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai -cp "$(printf '/usr/share/java/%s.jar:' apache-mime4j-core apache-mime4j-dom javax.mail)" Names.java 2>/dev/null
  pike8.0 names.pike
} | tee seen
diff seen - <<'T'
filename=a.pdf: a.pdf, a.pdf
filename*=UTF-8''%E6%9F%9C.pdf: null, 柜.pdf
filename*0*=UTF-8''%E6%9F%9C; filename*1=.pdf: null, 柜.pdf
filename="=?UTF-8?B?5p+c?=.pdf": =?UTF-8?B?5p+c?=.pdf, =?UTF-8?B?5p+c?=.pdf
filename=a.pdf: Pike a.pdf
filename*=UTF-8''%E6%9F%9C.pdf: Pike (none)
filename*0*=UTF-8''%E6%9F%9C; filename*1=.pdf: Pike (none)
filename="=?UTF-8?B?5p+c?=.pdf": Pike =?UTF-8?B?5p+c?=.pdf
T
