#!/bin/sh
# A form's field that says it is in GBK (Content-Type: text/plain;charset=GBK in its part of multipart/form-data), sent to a servlet in Tomcat 10 with nothing set.
# Guess: the field's own charset counts, as the standard of multipart/form-data has it.
# Seen (10.1.60): it is not looked at: the field's two characters arrive as four of Latin-1.
set -eu
folder=$(mktemp -d)
pid=
trap '[ -z "$pid" ] || kill $pid 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl default-jdk-headless libtomcat10-embed-java; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
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
    response.getWriter().println(request.getParameter("text"));
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
in_gbk() {
  printf -- '--b\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: text/plain;charset=GBK\r\n\r\n'
  printf 板材 | iconv -t GBK
  printf -- '\r\n--b--\r\n'
}
in_gbk | curl -s -H 'Content-Type: multipart/form-data; boundary=b' --data-binary @- "$url" | tee seen
echo '°å²Ä' | cmp seen -
