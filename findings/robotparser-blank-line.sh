#!/bin/sh
# Guess: urllib.robotparser of Python takes an empty line in robots.txt for nothing: by RFC 9309 a group goes on to the next
# User-agent, and many a robots.txt has an empty line below User-agent.
# Seen (Python 3.11.2): an empty line after User-agent drops it, and the rules that follow belong to nobody: everything is allowed.
# The same file without the empty line forbids; robots-parser 3.0.1 of npm forbids in both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
/usr/bin/python3 --version
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact robots-parser@3.0.1 >/dev/null 2>&1
for blank in '' '\n'; do
  text=$(printf "User-agent: *\n${blank}Disallow: /my\n")
  /usr/bin/python3 -c "
import sys
from urllib.robotparser import RobotFileParser
robots = RobotFileParser()
robots.parse(sys.argv[1].splitlines())
print('python', robots.can_fetch('any', 'https://example.com/my/forms'))" "$text"
  node -p "'npm ' + require('robots-parser')('https://example.com/robots.txt', process.argv[1]).isAllowed('https://example.com/my/forms', 'any')" "$text"
done > seen
cat seen
printf 'python False\nnpm false\npython True\nnpm false\n' > expected
cmp seen expected
