#!/bin/sh
# A drawing sent with the name 门.pdf by RFC 2231 (filename*=UTF-8''%E9%97%A8.pdf), and one with an encoded word and a plain name, read with MIME.Message of Pike.
# Guess: get_filename() gives the name: filename* is how names beyond ASCII are written in Content-Disposition (RFC 2183, 2; RFC 2231, 4).
# Seen (Pike 8.0): nothing for filename*, as if the drawing had no name; the plain name, and the encoded word as a text, it gives. Python gives all.
set -eu
packages='pike8.0-core'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8 HOME="$folder"
cat > a.pike <<'P'
int main() {
  foreach (({ "filename*=UTF-8''%E9%97%A8.pdf", "filename=\"=?UTF-8?B?6ZeoLnBkZg==?=\"", "filename=door.pdf" }), string name) {
    object mail = MIME.Message("MIME-Version: 1.0\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; " + name + "\r\n\r\nx");
    string got = mail->get_filename();
    write("%s Pike: %s\n", name, got ? string_to_utf8(got) : "(none)");
  }
}
P
cat > a.py <<'P'
import email.policy
for name in "filename*=UTF-8''%E9%97%A8.pdf", 'filename="=?UTF-8?B?6ZeoLnBkZg==?="', 'filename=door.pdf':
    print(name, 'Python:', email.message_from_string(f'MIME-Version: 1.0\nContent-Type: application/pdf\nContent-Disposition: attachment; {name}\n\nx', policy=email.policy.default).get_filename())
P
{
  pike8.0 a.pike
  /usr/bin/python3 a.py
} | tee seen
diff seen - <<'T'
filename*=UTF-8''%E9%97%A8.pdf Pike: (none)
filename="=?UTF-8?B?6ZeoLnBkZg==?=" Pike: 门.pdf
filename=door.pdf Pike: door.pdf
filename*=UTF-8''%E9%97%A8.pdf Python: 门.pdf
filename="=?UTF-8?B?6ZeoLnBkZg==?=" Python: 门.pdf
filename=door.pdf Python: door.pdf
T
