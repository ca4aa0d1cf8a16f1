import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * The value of an expression with the exports of one of the scripts, `it`: they are plain modules, which jest does not
 * load. `setUp` runs before it.
 */
export function evaluate(script: string, expression: string, setUp = ''): unknown {
  const url = JSON.stringify(`file://${path.resolve(__dirname, '../../scripts', script)}`);
  const code = `import * as it from ${url}; ${setUp}; process.stdout.write(JSON.stringify(${expression}) ?? 'null');`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}
