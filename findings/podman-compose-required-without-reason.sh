#!/bin/sh
# Guess: every Compose substitutes `${NAME:?}`, a required variable without a message, as it does `${NAME:?message}`.
# Version: podman-compose 1.0.3 of Debian 12.
# Behaviour: it substitutes the form with a message only, and takes the other literally: a database set up so gets the
# expression itself as its password, while its clients use the real one.
# Output: "with: abc", "without: ${SECRET:?}".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s podman-compose >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends podman-compose; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' podman-compose
cd "$folder"
cat > compose.yaml <<'Y'
services:
  one:
    image: localhost/one
    environment:
      WITH: ${SECRET:?write it}
      WITHOUT: ${SECRET:?}
Y
# In place of Podman, in which even a dry run makes a network.
printf '#!/bin/sh\n' > podman && chmod +x podman
SECRET=abc podman-compose --podman-path "$folder/podman" --dry-run -f compose.yaml up --no-start > seen 2>&1
sed -n 's/.* -e WITH=\([^ ]*\) -e WITHOUT=\([^ ]*\) .*/with: \1\nwithout: \2/p' seen | tee values
printf 'with: abc\nwithout: ${SECRET:?}\n' > expected
cmp values expected
