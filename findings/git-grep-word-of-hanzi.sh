#!/bin/sh
# Guess: `grep -w 家居` and `git grep -w 家居` find the same: the word between spaces, not the one within 定制家居供应链, as both
# say that a word is bounded by what is no letter.
# Seen (grep 3.8, git 2.39, locale C.UTF-8): grep finds one, git grep both, since only ASCII has letters for it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v git >/dev/null || { apt-get update && apt-get install -y --no-install-recommends git; } >/dev/null
grep --version | head -n 1
git --version
cd "$folder"
export LC_ALL=C.UTF-8
printf '定制家居供应链\n办公 家居 展会\n' > a.txt
{
  grep -w 家居 a.txt | sed 's/^/grep: /'
  git grep --no-index -h -w 家居 a.txt | sed 's/^/git grep: /'
} | tee seen
diff seen - <<'T'
grep: 办公 家居 展会
git grep: 定制家居供应链
git grep: 办公 家居 展会
T
