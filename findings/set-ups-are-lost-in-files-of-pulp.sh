#!/bin/sh
# A plan of what to cut with the price of a set-up, 10, among its costs, kept by PuLP as a dictionary, as JSON and as MPS and read again by PuLP, and as an LP file.
# Guess: the costs are 19 before and after: at the least 2 X + 3 Y + 10, X + Y >= 4, X - Y <= 2.
# Seen: PuLP 2.6.0 has 19 before and 9 after each of the three: the files have no word of the set-up, although MPS has a place for it; the LP file has none either.
set -eu
for package in python3-pulp coinor-cbc; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-pulp coinor-cbc
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > run.py <<'P'
import json

import pulp

x = pulp.LpVariable('X', 0, 10, cat='Integer')
y = pulp.LpVariable('Y', 0, 3)
plan = pulp.LpProblem('plan', pulp.LpMinimize)
plan += 2 * x + 3 * y + 10, 'costs'
plan += x + y >= 4, 'all'
plan += x - y <= 2, 'few'


def costs(name, problem):
    problem.solve(pulp.COIN_CMD(msg=0))
    print(f'{name}: {pulp.value(problem.objective)}')


costs('as made', plan)
costs('dictionary', pulp.LpProblem.from_dict(plan.to_dict())[1])
plan.to_json('plan.json')
costs('JSON', pulp.LpProblem.from_json('plan.json')[1])
print(json.load(open('plan.json'))['objective'])
plan.writeMPS('plan.mps')
costs('MPS', pulp.LpProblem.fromMPS('plan.mps')[1])
plan.writeLP('plan.lp')
print(open('plan.lp').read().splitlines()[2].split(': ')[1])
P
/usr/bin/python3 run.py | tee seen
diff seen - <<'T'
as made: 19.0
dictionary: 9.0
JSON: 9.0
{'name': 'OBJ', 'coefficients': [{'name': 'X', 'value': 2}, {'name': 'Y', 'value': 3}]}
MPS: 9.0
2 X + 3 Y
T
