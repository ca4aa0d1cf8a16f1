import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What a loader of the build, named by its file in `scripts/support`, makes of a text; the status is 0 unless it threw. */
export function runLoader(file: string, text: string) {
  const program = `
    import leaveOut from ${JSON.stringify(path.join(root, 'scripts/support', file))};
    import fs from 'node:fs';
    process.stdout.write(leaveOut(fs.readFileSync(0, 'utf8')));
  `;
  const { status, stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return { status, text: stdout, stderr };
}

/** A file of a package, as it is installed. */
export const readInstalled = (file: string) => fs.readFileSync(path.join(root, 'node_modules', file), 'utf8');
