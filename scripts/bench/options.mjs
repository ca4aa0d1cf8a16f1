import path from 'node:path';
import { parseArgs } from 'node:util';

/** Parts of the benchmark, in the order in which they run. */
export const parts = ['start', 'api', 'server', 'crowd', 'loads', 'clicks', 'lighthouse'];

/**
 * Reads the command's options.
 * @throws Error that names what is wrong.
 */
export function readOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string', multiple: true, default: [] },
      traces: { type: 'string' },
      json: { type: 'string', default: 'dist/bench.json' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${values.rounds}' is not a number of rounds`);
  const only = [...positionals, ...values.only].flatMap((names) => names.split(','));
  const unknown = only.find((name) => !parts.includes(name));
  if (unknown) throw new Error(`There is no part '${unknown}'; there are: ${parts.join(', ')}`);
  return {
    rounds,
    only: only.length > 0 ? parts.filter((name) => only.includes(name)) : parts,
    json: path.resolve(values.json),
    traces: values.traces ? path.resolve(values.traces) : null,
  };
}
