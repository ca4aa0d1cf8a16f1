#!/bin/sh
# Texts to be translated in a page's source with markup in it (JSX, which xgettext -L JavaScript reads), gathered by xgettext.
# Guess: each is found; what stands between the tags is text, in which an apostrophe or a quotation mark begins nothing.
# Seen (gettext 0.21): it warns of a string without an end, and leaves out the texts to be translated that stand on the line behind the apostrophe or the mark; without them it finds all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s gettext >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends gettext; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' gettext
cd "$folder"
cat > plain.jsx <<'J'
const a = <p>{_("门板")}</p>;
const b = <p>Here is {_("侧板")} and {_("背板")}</p>;
const c = <p title={_("顶板")}>{_('底板')}</p>;
const d = _("脚线");
J
sed "s/Here is/Here's/" plain.jsx > apostrophe.jsx
sed "s/}>/}>12\" /" plain.jsx > inches.jsx
for source in plain apostrophe inches; do
  echo "$source:" $(xgettext -L JavaScript --from-code=UTF-8 -k_ -o - $source.jsx 2>warnings | sed -n 's/^msgid "\(..*\)"/\1/p')
  sed 's/^/  /' warnings
done | tee seen
diff seen - <<'T'
plain: 门板 侧板 背板 顶板 底板 脚线
apostrophe: 门板 顶板 底板 脚线
  apostrophe.jsx:3: warning: unterminated string
inches: 门板 侧板 背板 顶板 脚线
  inches.jsx:4: warning: unterminated string
T
