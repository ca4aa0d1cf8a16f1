import { lintSteps } from './lintSteps.mjs';
import { tool } from './root.mjs';
import { capture } from './run.mjs';

/** Steps at once: as many as the smallest machine of the project has cores. */
const width = 2;

/** Runs every lint step and prints what each found. Yields how many passed and failed. */
export async function lint() {
  const waiting = [...lintSteps];
  const tally = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { code, output } = await capture(tool(step.command), step.args);
      process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  lint: ${step.name}\n`);
      if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
      tally[code === 0 ? 'passed' : 'failed'] += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return tally;
}

/** Fixes what ESLint and Prettier can fix, one after the other, because both write the same files. */
export async function fixLint() {
  for (const { command, fix } of lintSteps) if (fix) await capture(tool(command), fix);
}
