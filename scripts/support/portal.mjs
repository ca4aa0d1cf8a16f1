// The command of a release: starts the portal, or, with arguments, one of the operator's commands (package.json).
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

process.env.NODE_ENV = 'production';
const server = path.join(import.meta.dirname, 'dist/server');
const [folder, ...args] = process.argv.slice(2);
if (!path.isAbsolute(process.env.DATA_DIR ?? '')) {
  // The next release is another folder.
  process.stderr.write('Set DATA_DIR to an absolute path outside the release, for example /var/lib/portal\n');
  process.exitCode = 1;
} else if (folder === undefined) createRequire(import.meta.url)(path.join(server, 'main.js'));
else {
  // File arguments are relative to where the command was given; npm itself changes to the release's folder.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const command = [path.join(server, folder, 'cli.js'), ...args];
  process.exitCode = spawnSync(process.execPath, command, { stdio: 'inherit', cwd }).status ?? 1;
}
