#!/bin/sh
# A table in <div align="center">, as Word writes one that stands in the middle, and in <div style="text-align:center">.
# Guess: the text of the cells is in the middle in both, since text-align is inherited.
# Seen (Chromium 156): on the left (start) in the first, in pages without quirks, too: the attribute is a value of its own,
# -webkit-center, which a table does not take over. A clean-up that writes the attribute as the style moves the text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s chromium-headless-shell >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell; } >/dev/null
chromium-headless-shell --version
cd "$folder"
export HOME="$folder"
cat > a.html <<'H'
<!doctype html><meta charset=utf-8>
<div align="center"><table><tr><td>甲</td></tr></table><p>乙</p></div>
<div style="text-align:center"><table><tr><td>甲</td></tr></table><p>乙</p></div>
<script>
document.title = `seen ${Array.from(document.querySelectorAll('td, p'), (one) => getComputedStyle(one).textAlign)}`;
</script>
H
chromium-headless-shell --no-sandbox --dump-dom "file://$folder/a.html" 2>/dev/null | grep -o 'seen [a-z,-]*</title>' | tee seen
test "$(cat seen)" = 'seen start,-webkit-center,center,center</title>'
