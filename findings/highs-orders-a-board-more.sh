#!/bin/sh
# How many boards of 2440 give twelve parts of 600, seven of 400 and nine of 715 (cutting in one direction, whole numbers of each pattern), by solvers for linear programmes of npm, and rounded up to whole boards as they are ordered.
# Guess: 7 by all of them, whole numbers as asked for.
# Seen: javascript-lp-solver and YALPS say 7. HiGHS (highs 1.15.3), the strongest of the three, says 7.000000000000001 and takes 5.000000000000002 of a pattern: rounded up, it is a board more than there need be.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact highs@1.15.3 javascript-lp-solver@1.0.3 yalps@0.6.4
cat > run.cjs <<'J'
(async () => {
  const parts = { 600: 12, 400: 7, 715: 9 };
  const patterns = [];
  for (let a = 0; a <= 4; a += 1) {
    for (let b = 0; a * 600 + b * 400 <= 2440; b += 1) {
      for (let c = 0; a * 600 + b * 400 + c * 715 <= 2440; c += 1) if (a + b + c) patterns.push({ 600: a, 400: b, 715: c });
    }
  }
  const constraints = Object.fromEntries(Object.entries(parts).map(([size, least]) => [`p${size}`, { min: least }]));
  const variables = Object.fromEntries(patterns.map((pattern, i) => [`x${i}`, { boards: 1, p600: pattern[600], p400: pattern[400], p715: pattern[715] }]));
  const show = (name, boards) => console.log(`${name}: ${boards}, to be ordered: ${Math.ceil(boards)}`);

  const { default: solver } = await import('javascript-lp-solver');
  show('javascript-lp-solver', solver.Solve({ optimize: 'boards', opType: 'min', constraints, variables, ints: Object.fromEntries(patterns.map((_, i) => [`x${i}`, 1])) }).result);
  const { solve } = await import('yalps');
  show('yalps', solve({ direction: 'minimize', objective: 'boards', constraints, variables, integers: true }).result);
  const highs = await require('highs')();
  const all = patterns.map((_, i) => `x${i}`);
  const rows = Object.entries(parts).map(([size, least]) => ` p${size}: ${patterns.flatMap((pattern, i) => (pattern[size] ? `${pattern[size]} x${i}` : [])).join(' + ')} >= ${least}`);
  const { ObjectiveValue, Columns } = highs.solve(['Minimize', ` boards: ${all.join(' + ')}`, 'Subject To', ...rows, 'General', ` ${all.join(' ')}`, 'End'].join('\n'));
  show('highs', ObjectiveValue);
  console.log(`highs, patterns taken: ${Object.values(Columns).flatMap(({ Primal }) => Primal || []).join(', ')}`);
})();
J
node run.cjs | tee seen
diff seen - <<'T'
javascript-lp-solver: 7, to be ordered: 7
yalps: 7, to be ordered: 7
highs: 7.000000000000001, to be ordered: 8
highs, patterns taken: 1.9999999999999991, 5.000000000000002
T
