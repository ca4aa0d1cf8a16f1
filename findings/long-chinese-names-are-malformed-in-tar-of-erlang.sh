#!/bin/sh
# A drawing whose name has 40 hanzi, packed as tar by Erlang (erl_tar:create), and listed by GNU tar, bsdtar and erl_tar; beside it a name of 120 letters.
# Guess: the whole name, in an extended header (pax), as for the letters: its records begin with their length in bytes (POSIX, pax: "%d %s=%s\n", in octets).
# Seen: Erlang/OTP 25 says ok. GNU tar finds the header malformed and lists ./ for the name; the letters are right.
set -eu
export LC_ALL=C.UTF-8
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
packages='erlang-base libarchive-tools'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
cd "$folder"
cat > run.erl <<'J'
-module(run).
-export([main/0]).
main() ->
    [io:format("~s ~p~n", [Tar, erl_tar:create(Tar, [{Name, <<"18">>}])]) || {Tar, Name} <- [{"chinese.tar", lists:duplicate(40, 26588) ++ ".dxf"}, {"latin.tar", lists:duplicate(120, $a) ++ ".dxf"}]],
    halt().
J
export HOME=$folder
erlc run.erl
echo --
{
  erl -noshell -s run main
  for name in chinese latin; do
    echo "$name GNU tar: $(tar -tf $name.tar 2>/dev/null | tr -d '\n' | wc -m) characters$(tar -tf $name.tar 2>&1 >/dev/null | sed -n 's/^tar: Malformed/, malformed/p')"
  done
} | tee seen
diff seen - <<'T'
chinese.tar ok
latin.tar ok
chinese GNU tar: 0 characters, malformed extended header: missing newline
latin GNU tar: 124 characters
T
