#!/bin/sh
# Days, prices and columns of a list in Lua's programmes, run by fengari, which is Lua in JavaScript, and by Lua 5.3 of Debian.
# Guess: the same, but for whole numbers, which have 32 bits as its manual says; a time of Greenwich (! before the format) is that.
# Seen (fengari 0.1.5): ! stays in the text and the day is the place's. %e shows the digits that there are, halves go up in %.0f, and texts are filled up by characters, not bytes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact fengari@0.1.5
command -v lua5.3 >/dev/null || { apt-get update && apt-get install -y --no-install-recommends lua5.3; } >/dev/null
export TZ=Asia/Shanghai
cat > run.cjs <<'J'
const { execFileSync } = require('node:child_process');
const { lauxlib, lua, lualib, to_luastring } = require('fengari');

for (const text of ["os.date('!%Y-%m-%d %H', 1767542400)", "os.date('%Y-%m-%d %H', 1767542400)", "string.format('%e', 1299.5)", "string.format('%.0f', 2.5)", "string.format('%.2f', 2.675)", "string.format('%6s|', '门')", '-7 // 2', '7 % -3', "#'衣柜'", "utf8.len('陈𬱖')"]) {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  const failed = lauxlib.luaL_dostring(state, to_luastring(`return tostring(${text})`));
  const seen = failed ? 'refused' : lua.lua_tojsstring(state, -1);
  const told = execFileSync('lua5.3', ['-e', `io.write(tostring(${text}))`], { encoding: 'utf8' });
  console.log(seen === told ? `${text}: ${seen}` : `${text}: fengari ${seen}, Lua ${told}`);
}
J
node run.cjs | tee seen
diff seen - <<'T'
os.date('!%Y-%m-%d %H', 1767542400): fengari !2026-01-05 00, Lua 2026-01-04 16
os.date('%Y-%m-%d %H', 1767542400): 2026-01-05 00
string.format('%e', 1299.5): fengari 1.2995e+3, Lua 1.299500e+03
string.format('%.0f', 2.5): fengari 3, Lua 2
string.format('%.2f', 2.675): 2.67
string.format('%6s|', '门'): fengari      门|, Lua    门|
-7 // 2: -4
7 % -3: -2
#'衣柜': 6
utf8.len('陈𬱖'): 2
T
