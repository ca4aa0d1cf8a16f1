#!/bin/sh
# Forms with files, as browsers send them, to a servlet in Tomcat 10 with nothing set: attachments with long Chinese names, forms of many fields
# without any file, and a field that says it is in GBK.
# Guess: a name of 150 characters passes, since headers may have 8 kB; sixty fields pass, since there may be a thousand parameters; the field's own
# charset counts, as the standard of multipart/form-data has it.
# Seen (10.1.60): all of a part's headers may have 512 bytes, so that a name in Chinese may have about 140 characters; 50 parts pass and 51 do not, and
# the error counts files though there is none; the field's charset is not looked at: its two characters arrive as four of Latin-1.
set -eu
folder=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill $pid 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl default-jdk-headless libtomcat10-embed-java; do
  dpkg -s "$package" >/dev/null 2>&1 || apt-get install -y --no-install-recommends "$package" >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtomcat10-embed-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Portal.java <<'J'
import jakarta.servlet.MultipartConfigElement;
import jakarta.servlet.http.*;
import org.apache.catalina.startup.Tomcat;

public class Portal extends HttpServlet {
  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response) throws java.io.IOException {
    response.setContentType("text/plain;charset=UTF-8");
    String said;
    try {
      said = request.getParts().size() + " parts";
      if (request.getParameter("text") != null) said += ": " + request.getParameter("text");
    } catch (Exception error) {
      said = (error.getCause() == null ? error : error.getCause()).getClass().getSimpleName();
    }
    response.getWriter().println(said);
  }

  public static void main(String[] folder) throws Exception {
    var tomcat = new Tomcat();
    tomcat.setBaseDir(folder[0]);
    tomcat.setPort(0);
    var context = tomcat.addContext("", folder[0]);
    Tomcat.addServlet(context, "portal", new Portal()).setMultipartConfigElement(new MultipartConfigElement(""));
    context.addServletMappingDecoded("/*", "portal");
    tomcat.start();
    java.nio.file.Files.writeString(java.nio.file.Path.of("port"), tomcat.getConnector().getLocalPort() + "\n");
    tomcat.getServer().await();
  }
}
J
jars=/usr/share/java/tomcat10-embed-core.jar:/usr/share/java/tomcat10-annotations-api.jar
javac -nowarn -cp "$jars" Portal.java
java -cp "$jars:." Portal "$folder" >log 2>&1 &
pid=$!
for _ in $(seq 120); do [ ! -s port ] || break; sleep 0.5; done
url=http://localhost:$(cat port)/
echo x > file
named() { curl -s -F "file=@file;filename=$(printf '板%.0s' $(seq "$1")).pdf" "$url"; }
fields() { curl -s $(for place in $(seq "$1"); do echo "-F field$place=$place"; done) "$url"; }
in_gbk() {
  printf -- '--b\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: text/plain;charset=GBK\r\n\r\n'
  printf 板材 | iconv -t GBK
  printf -- '\r\n--b--\r\n'
}
{
  echo "a name of 130 characters: $(named 130)"
  echo "a name of 150 characters: $(named 150)"
  echo "50 fields: $(fields 50)"
  echo "51 fields: $(fields 51)"
  echo "a field in GBK: $(in_gbk | curl -s -H 'Content-Type: multipart/form-data; boundary=b' --data-binary @- "$url")"
} | tee seen
cat > expected <<'X'
a name of 130 characters: 1 parts
a name of 150 characters: SizeLimitExceededException
50 fields: 50 parts
51 fields: FileCountLimitExceededException
a field in GBK: 1 parts: °å²Ä
X
cmp seen expected
