#!/bin/sh
# A picture of a board, board.webp, given out by mochiweb, of which servers of Erlang are made, with the type that it guesses of the name; beside it cowlib.
# Guess: image/webp, the type that is registered for it.
# Seen: cowlib says so. mochiweb of Debian says image/web, which is no type.
set -eu
packages='erlang-base erlang-cowlib erlang-mochiweb'
for package in $packages; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' $packages
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
HOME=$PWD erl -noshell -eval '[io:format("~s: mochiweb ~s, cowlib ~p~n", [Name, mochiweb_util:guess_mime(Name), cow_mimetypes:all(list_to_binary(Name))]) || Name <- ["board.png", "board.webp"]], halt().' | tee seen
diff seen - <<'T'
board.png: mochiweb image/png, cowlib {<<"image">>,<<"png">>,[]}
board.webp: mochiweb image/web, cowlib {<<"image">>,<<"webp">>,[]}
T
