#!/bin/sh
# Prices as texts, 1299.50, 1,299.50 and 1,299, read by Erlang's string:to_float and by Elixir's Float.parse, which both give the number at the beginning and the rest of the text.
# Guess: 1299.5; and of those with a comma 1.0 with the rest from the comma on, or no number, so that the rest tells of it.
# Seen (Erlang 25.2, Elixir 1.14.0): Float.parse does so. string:to_float takes a comma for a point: 1,299.50 is 1.299 with the rest .50, and 1,299 is 1.299 with no rest at all; the manual has no word of a comma.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in elixir erlang-base; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' elixir erlang-base
cd "$folder"
cat > read.exs <<'X'
for price <- ["1299.50", "1,299.50", "1,299"] do
  IO.puts("#{price}: string:to_float #{inspect(:string.to_float(price))}, Float.parse #{inspect(Float.parse(price))}")
end
X
LC_ALL=C.UTF-8 elixir read.exs | tee seen
diff seen - <<'T'
1299.50: string:to_float {1299.5, ""}, Float.parse {1299.5, ""}
1,299.50: string:to_float {1.299, ".50"}, Float.parse {1.0, ",299.50"}
1,299: string:to_float {1.299, ""}, Float.parse {1.0, ",299"}
T
