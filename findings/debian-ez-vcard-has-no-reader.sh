#!/bin/sh
# Debian's ez-vcard, which reads cards of contacts in Java, installed with all that it depends on.
# Guess: it reads a card of one line, as Debian's packages name what they need.
# Seen (0.11.2+dfsg-1): the package depends on nothing; every class ends with a NoClassDefFoundError for vinnie, which Debian has, but nobody is told. With libvinnie-java the card is read.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in libez-vcard-java libvinnie-java default-jdk-headless; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' libez-vcard-java libvinnie-java default-jdk-headless
cd "$folder"
cat > Read.java <<'J'
class Read {
  public static void main(String[] args) {
    try {
      System.out.println(ezvcard.Ezvcard.parse("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:张三\r\nEND:VCARD\r\n").first().getFormattedName().getValue());
    } catch (NoClassDefFoundError error) {
      System.out.println("not found: " + error.getMessage());
    }
  }
}
J
javac -encoding UTF-8 -cp /usr/share/java/ez-vcard.jar Read.java
{
  echo "depends on: $(dpkg-query -W -f '${Depends}' libez-vcard-java)"
  java -cp .:/usr/share/java/ez-vcard.jar Read
  java -Dfile.encoding=UTF-8 -cp .:/usr/share/java/ez-vcard.jar:/usr/share/java/vinnie.jar Read
} | tee seen
diff seen - <<'T'
depends on: 
not found: com/github/mangstadt/vinnie/io/VObjectDataListener
张三
T
