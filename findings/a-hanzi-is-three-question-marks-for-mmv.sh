#!/bin/sh
# Files 门板.pdf and 门框.pdf renamed to 柜板.pdf and 柜框.pdf by mmv with the pattern 门?.pdf, in a locale of UTF-8; the same pattern in bash, find and zsh.
# Guess: two names match: the manual says that ? "stands for a single character", and a hanzi is one.
# Seen: mmv 2.3 counts bytes: one ? matches nothing, three match. The others match with one.
set -eu
packages='bash findutils mmv zsh'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export LC_ALL=C.UTF-8
touch 门板.pdf 门框.pdf
{
  echo "bash: $(bash -c 'echo 门?.pdf')"
  echo "find: $(find . -name '门?.pdf' | sort | tr '\n' ' ')"
  echo "zsh: $(zsh -fc 'echo 门?.pdf')"
  echo "mmv: $(mmv -n '门?.pdf' '柜#1.pdf' 2>&1 | sort | tr '\n' ' ')"
  echo "mmv with three: $(mmv -n '门???.pdf' '柜#1#2#3.pdf' 2>&1 | sort | tr '\n' ' ')"
} | tee seen
diff seen - <<'T'
bash: 门板.pdf 门框.pdf
find: ./门板.pdf ./门框.pdf 
zsh: 门板.pdf 门框.pdf
mmv: Nothing done. 门?.pdf -> 柜#1.pdf : no match. 
mmv with three: 门板.pdf -> 柜板.pdf 门框.pdf -> 柜框.pdf 
T
