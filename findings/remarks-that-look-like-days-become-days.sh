#!/bin/sh
# Drafts with texts that look like what is kept in another way, 2026-01-05T00:00:00.000Z as a remark, a day, an order number and an unknown price, written and read again by libraries of npm that keep more than JSON does.
# Guess: a text is the same text again, and a day a day.
# Seen: superjson 2.2.7 and devalue 6.0.3 keep them. telejson 8.0.0 makes a day of the text and, of a day alone, a text; of a text that begins with _date_ a day, too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact telejson@8.0.0 superjson@2.2.7 devalue@6.0.3
cat > run.mjs <<'J'
import { inspect } from 'node:util';
import * as devalue from 'devalue';
import superjson from 'superjson';
import * as telejson from 'telejson';

for (const draft of [{ remark: '2026-01-05T00:00:00.000Z' }, { remark: '_date_2026-01-05T00:00:00.000Z' }, { day: new Date('2026-01-05T00:00:00Z') }, new Date('2026-01-05T00:00:00Z'), { remark: '2026-01-05' }, { order: 2026010512345678901n }])
  console.log(`${inspect(draft)}: ${Object.entries({ telejson, superjson, devalue }).map(([name, { parse, stringify }]) => `${name} ${inspect(parse(stringify(draft)))}`).join('; ')}`);
J
node run.mjs | tee seen
diff seen - <<'T'
{ remark: '2026-01-05T00:00:00.000Z' }: telejson { remark: 2026-01-05T00:00:00.000Z }; superjson { remark: '2026-01-05T00:00:00.000Z' }; devalue { remark: '2026-01-05T00:00:00.000Z' }
{ remark: '_date_2026-01-05T00:00:00.000Z' }: telejson { remark: 2026-01-05T00:00:00.000Z }; superjson { remark: '_date_2026-01-05T00:00:00.000Z' }; devalue { remark: '_date_2026-01-05T00:00:00.000Z' }
{ day: 2026-01-05T00:00:00.000Z }: telejson { day: 2026-01-05T00:00:00.000Z }; superjson { day: 2026-01-05T00:00:00.000Z }; devalue { day: 2026-01-05T00:00:00.000Z }
2026-01-05T00:00:00.000Z: telejson '2026-01-05T00:00:00.000Z'; superjson 2026-01-05T00:00:00.000Z; devalue 2026-01-05T00:00:00.000Z
{ remark: '2026-01-05' }: telejson { remark: '2026-01-05' }; superjson { remark: '2026-01-05' }; devalue { remark: '2026-01-05' }
{ order: 2026010512345678901n }: telejson { order: 2026010512345678901n }; superjson { order: 2026010512345678901n }; devalue { order: 2026010512345678901n }
T
