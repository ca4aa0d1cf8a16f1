#!/bin/sh
# One servlet in Tomcat and in Jetty, with nothing set: a redirect to a path in Chinese, JSON without a charset, a form sent as browsers do, in
# UTF-8 without saying so, and a cookie with a Chinese value.
# Guess: both do the same, since the Servlet specification says what; the redirect is percent-encoded.
# Seen (Tomcat 9.0.70, Jetty 9.4.57): neither encodes the redirect: Tomcat writes ? for each character, Jetty a blank, and both lead nowhere.
# In all else they differ: the JSON has question marks in Tomcat and is right in Jetty, the form's two characters are six in Tomcat (bytes of UTF-8
# as Latin-1) and two in Jetty, and the cookie is sent as UTF-8 by Tomcat and refused by Jetty.
set -eu
folder=$(mktemp -d)
pids=
trap 'kill $pids 2>/dev/null || true; rm -rf "$folder"' EXIT
for package in curl default-jdk-headless libtomcat9-java libjetty9-java; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libtomcat9-java libjetty9-java
cd "$folder"
export LC_ALL=C.UTF-8
cat > Portal.java <<'J'
import java.io.IOException;
import javax.servlet.http.*;

public class Portal extends HttpServlet {
  @Override
  protected void service(HttpServletRequest request, HttpServletResponse response) throws IOException {
    switch (request.getPathInfo()) {
      case "/redirect" -> response.sendRedirect("/资料/x");
      case "/json" -> {
        response.setContentType("application/json");
        response.getWriter().print("{\"msg\":\"成功\"}");
      }
      case "/form" -> {
        response.setContentType("text/plain;charset=UTF-8");
        response.getWriter().print(request.getParameter("name"));
      }
      default -> {
        try {
          response.addCookie(new Cookie("name", "家居"));
        } catch (IllegalArgumentException error) {
          response.addHeader("Set-Cookie", "refused");
        }
      }
    }
  }
}
J
cat > InTomcat.java <<'J'
public class InTomcat {
  public static void main(String[] folder) throws Exception {
    var tomcat = new org.apache.catalina.startup.Tomcat();
    tomcat.setBaseDir(folder[0]);
    tomcat.setPort(0);
    var context = tomcat.addContext("", folder[0]);
    org.apache.catalina.startup.Tomcat.addServlet(context, "portal", new Portal());
    context.addServletMappingDecoded("/*", "portal");
    tomcat.start();
    java.nio.file.Files.writeString(java.nio.file.Path.of("Tomcat.port"), tomcat.getConnector().getLocalPort() + "\n");
    tomcat.getServer().await();
  }
}
J
cat > InJetty.java <<'J'
public class InJetty {
  public static void main(String[] none) throws Exception {
    var server = new org.eclipse.jetty.server.Server(new java.net.InetSocketAddress("127.0.0.1", 0));
    var context = new org.eclipse.jetty.servlet.ServletContextHandler();
    context.addServlet(new org.eclipse.jetty.servlet.ServletHolder(new Portal()), "/*");
    server.setHandler(context);
    server.start();
    java.nio.file.Files.writeString(java.nio.file.Path.of("Jetty.port"), server.getURI().getPort() + "\n");
    server.join();
  }
}
J
tomcat=$(for jar in catalina coyote juli util util-scan api annotations-api servlet-api jsp-api el-api jni jaspic-api; do printf '/usr/share/java/tomcat9-%s.jar:' $jar; done)
jetty=$(for jar in server servlet http io util security; do printf '/usr/share/java/jetty9-%s.jar:' $jar; done)/usr/share/java/servlet-api.jar
javac -encoding UTF-8 -cp "$tomcat:$jetty" Portal.java InTomcat.java InJetty.java
java -Xmx128m -cp ".:$tomcat" InTomcat "$folder" 2>/dev/null & pids=$!
java -Xmx128m -cp ".:$jetty" InJetty 2>/dev/null & pids="$pids $!"
for name in Tomcat Jetty; do
  for _ in $(seq 300); do test -s "$name.port" && break; sleep 0.1; done
  url="http://127.0.0.1:$(cat "$name.port")"
  {
    curl -s -i "$url/redirect" | tr -d '\r' | sed -n 's/^Location: \(http:..[^/]*\)*//p'
    curl -s "$url/json"; echo
    curl -s --data-urlencode name=家居 "$url/form" | wc -m
    curl -s -i "$url/cookie" | tr -d '\r' | sed -n 's/^Set-Cookie: //p'
  } | sed "s/^/$name /"
done > seen
cat seen
diff seen - <<'T'
Tomcat /??/x
Tomcat {"msg":"??"}
Tomcat 6
Tomcat name=家居
Jetty /  /x
Jetty {"msg":"成功"}
Jetty 2
Jetty refused
T
