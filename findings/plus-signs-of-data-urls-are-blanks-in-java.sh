#!/bin/sh
# Addresses with their contents in them (data:,18+22 and one with a Chinese word), opened by data-url of Java and by fetch of Node.
# Guess: 18+22: a plus sign is a plain character there (RFC 2397); only forms take it for a blank.
# Seen: data-url 1.0.1 reads 18 22. In base64 it reads the same text rightly. Node shows 18+22 each time.
set -eu
packages='libdata-url-java default-jdk-headless'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
cat > Open.java <<'J'
import com.github.robtimus.net.protocol.data.DataURLs;

public class Open {
  public static void main(String[] addresses) throws Exception {
    for (String address : addresses) System.out.println("data-url " + address + " " + new String(DataURLs.create(address).openStream().readAllBytes(), "UTF-8"));
  }
}
J
set -- data:,18+22 'data:text/plain;charset=utf-8,%E9%97%A8+18' 'data:text/plain;base64,MTgrMjI='
{
  java -cp /usr/share/java/data-url.jar Open.java "$@"
  node -e 'process.argv.slice(1).reduce(async (before, address) => { await before; console.log("Node", address, await (await fetch(address)).text()); }, null)' "$@"
} | tee seen
diff seen - <<'T'
data-url data:,18+22 18 22
data-url data:text/plain;charset=utf-8,%E9%97%A8+18 门 18
data-url data:text/plain;base64,MTgrMjI= 18+22
Node data:,18+22 18+22
Node data:text/plain;charset=utf-8,%E9%97%A8+18 门+18
Node data:text/plain;base64,MTgrMjI= 18+22
T
