#!/bin/sh
# The name 刘䶮, whose second character is rare, in a file of GB 18030, decoded under the older name gbk, which files of
# that kind mostly go by.
# Guess: TextDecoder('gbk') of Node gives what that of Chromium gives, 䶮 (U+4DAE), since the Encoding Standard decodes gbk as gb18030; Java's GBK,
# Python's and iconv's either give it, too, or complain.
# Seen (Node 20 with ICU 78, Chromium 156, iconv-lite 0.7.3, OpenJDK 17, Python 3.11, glibc 2.36): Chromium and iconv-lite give it, Python and iconv
# complain. Node, in spite of fatal: true, and Java give U+E863, a private character that no font draws and no search finds. Under gb2312, another
# label of the same decoder, iconv-lite has two replacement characters. Only gb18030 is read alike by all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in chromium-headless-shell default-jdk-headless python3; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' chromium-headless-shell default-jdk-headless python3
node -p '`node ${process.version}, ICU ${process.versions.icu}`'
cd "$folder"
export HOME="$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact iconv-lite@0.7.3 >/dev/null 2>&1
printf '\301\365\376\237' > a.txt
cat > read.cjs <<'J'
const bytes = require('node:fs').readFileSync('a.txt');
const codes = (text) => Array.from(text, (sign) => sign.codePointAt(0).toString(16)).join(' ');
for (const name of ['gb18030', 'gbk', 'gb2312']) {
  console.log(`Node ${name}: ${codes(new TextDecoder(name, { fatal: true }).decode(bytes))}`);
  console.log(`iconv-lite ${name}: ${codes(require('iconv-lite').decode(bytes, name))}`);
}
J
cat > Read.java <<'J'
import java.nio.file.*;

class Read {
  public static void main(String[] names) throws Exception {
    for (String name : names) {
      String text = new String(Files.readAllBytes(Path.of("a.txt")), name);
      System.out.println("Java " + name + ": " + Integer.toHexString(text.charAt(0)) + " " + Integer.toHexString(text.charAt(1)));
    }
  }
}
J
cat > a.html <<'H'
<!doctype html><p id="out"></p><script>
const codes = (text) => Array.from(text, (sign) => sign.codePointAt(0).toString(16)).join(' ')
out.textContent = ['gb18030', 'gbk', 'gb2312'].map((name) => 'Chromium ' + name + ': ' + codes(new TextDecoder(name, { fatal: true }).decode(Uint8Array.of(0xc1, 0xf5, 0xfe, 0x9f)))).join('|')
</script>
H
{
  node read.cjs
  java Read.java gb18030 gbk
  for name in gb18030 gbk; do
    /usr/bin/python3 -c "print('Python $name:', *(f'{ord(sign):x}' for sign in open('a.txt', encoding='$name', errors='replace').read()))"
    iconv -f $name -t utf-8 a.txt >/dev/null 2>&1 && echo "iconv $name: read" || echo "iconv $name: refused"
  done
  chromium-headless-shell --no-sandbox --headless --disable-gpu --dump-dom "file://$folder/a.html" 2>/dev/null | sed -n 's/.*<p id="out">\([^<]*\).*/\1/p' | tr '|' '\n'
} > seen
cat seen
diff seen - <<'T'
Node gb18030: 5218 4dae
iconv-lite gb18030: 5218 4dae
Node gbk: 5218 e863
iconv-lite gbk: 5218 4dae
Node gb2312: 5218 e863
iconv-lite gb2312: 5218 fffd fffd
Java gb18030: 5218 4dae
Java gbk: 5218 e863
Python gb18030: 5218 4dae
iconv gb18030: read
Python gbk: 5218 fffd fffd
iconv gbk: refused
Chromium gb18030: 5218 4dae
Chromium gbk: 5218 4dae
Chromium gb2312: 5218 4dae
T
