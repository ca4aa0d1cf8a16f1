#!/bin/sh
# A remark in Markdown, **单价**1299元, made HTML by pegdown as Debian packages it, with Debian's own Java and what the package depends on.
# Guess: the bold price, <p><strong>单价</strong>1299元</p>.
# Seen (libpegdown-java 1.6.0, libparboiled-java 1.1.7, OpenJDK 17): an exception for any line: its parser is made at run time by parboiled, which cannot be with the ASM that Debian has, not even with java.lang opened to it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libpegdown-java libparboiled-java libasm-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libpegdown-java libparboiled-java libasm-java
cd "$folder"
cat > Remark.java <<'J'
public class Remark {
  public static void main(String[] none) {
    try {
      System.out.println(new org.pegdown.PegDownProcessor().markdownToHtml("**单价**1299元"));
    } catch (RuntimeException error) {
      Throwable cause = error;
      while (cause.getCause() != null) cause = cause.getCause();
      System.out.println(cause.getClass().getSimpleName() + " in " + cause.getStackTrace()[0].getClassName());
    }
  }
}
J
java -Dstdout.encoding=UTF-8 -Dfile.encoding=UTF-8 -Duser.timezone=Asia/Shanghai --add-opens java.base/java.lang=ALL-UNNAMED -cp "$(printf '/usr/share/java/%s.jar:' pegdown parboiled-core parboiled-java asm asm-tree asm-analysis asm-util)" Remark.java 2>/dev/null | tee seen
diff seen - <<'T'
IllegalStateException in org.objectweb.asm.tree.analysis.BasicInterpreter
T
