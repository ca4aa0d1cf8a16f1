#!/bin/sh
# A picture of a door whose words have an emphasis, ![door *oak*](a.png), read by markdown2 of Python, and by mistletoe, commonmark and cmarkgfm.
# Guess: alt="door oak": what is read aloud for a picture is plain text (CommonMark, 6.4: the description's plain string is used).
# Seen: markdown2 2.4.1 writes alt="door <em>oak</em>", so that tags are read aloud; with door_18_oak, too. The others write plain text.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='python3-cmarkgfm python3-commonmark python3-markdown2 python3-mistletoe'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.py <<'P'
import cmarkgfm, commonmark, markdown2, mistletoe
readers = {'markdown2': markdown2.markdown, 'mistletoe': mistletoe.markdown, 'commonmark': commonmark.commonmark, 'cmarkgfm': cmarkgfm.github_flavored_markdown_to_html}
for text in ('![door *oak*](a.png)', '![door_18_oak](a.png)'):
    print(text)
    for name, read in readers.items():
        print(f'  {name:10}', read(text).strip())
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
![door *oak*](a.png)
  markdown2  <p><img src="a.png" alt="door <em>oak</em>" /></p>
  mistletoe  <p><img src="a.png" alt="door oak" /></p>
  commonmark <p><img src="a.png" alt="door oak" /></p>
  cmarkgfm   <p><img src="a.png" alt="door oak" /></p>
![door_18_oak](a.png)
  markdown2  <p><img src="a.png" alt="door<em>18</em>oak" /></p>
  mistletoe  <p><img src="a.png" alt="door_18_oak" /></p>
  commonmark <p><img src="a.png" alt="door_18_oak" /></p>
  cmarkgfm   <p><img src="a.png" alt="door_18_oak" /></p>
T
