#!/bin/sh
# A mail of three lines, the second one ".5 mm" (sent as "..5 mm", as SMTP has it), with a subject in two pieces, taken by Dumbster, a server of Java that stands in for a real one in tests.
# Guess: the body as it was before it was sent: the added point is taken off (RFC 5321, 4.5.2), lines end where they did; the subject in one piece (RFC 5322, 2.2.3).
# Seen: Dumbster 1.6 leaves the second point in and joins the lines, but for empty ones: edge..5 mmoak. Of the subject it has the first piece.
set -eu
packages='libdumbster-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Mail.java <<'J'
import com.dumbster.smtp.*;
import java.io.*;
import java.net.*;

public class Mail {
  public static void main(String[] words) throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    SimpleSmtpServer server = SimpleSmtpServer.start(port);
    try (Socket socket = new Socket("localhost", port)) {
      BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
      in.readLine();
      for (String text : new String[] {"HELO example.com", "MAIL FROM:<a@example.com>", "RCPT TO:<b@example.com>", "DATA", "Subject: boards of\r\n oak\r\n\r\nedge\r\n..5 mm\r\noak\r\n\r\nend\r\n.", "QUIT"}) {
        socket.getOutputStream().write((text + "\r\n").getBytes());
        in.readLine();
      }
    }
    server.stop();
    SmtpMessage mail = (SmtpMessage) server.getReceivedEmail().next();
    System.out.println("subject: " + mail.getHeaderValue("Subject") + "\nbody: " + mail.getBody());
  }
}
J
timeout 60 java -cp /usr/share/java/dumbster.jar:/usr/share/java/javax.mail.jar Mail.java 2>/dev/null | tee seen
diff seen - <<'T'
subject: boards of
body: edge..5 mmoak
end
T
