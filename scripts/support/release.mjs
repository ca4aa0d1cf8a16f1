import fs from 'node:fs';
import path from 'node:path';

/** What runs, by folder. The captcha reads its words from the sources, the search its characters. */
const folders = [
  'content/demo',
  'dist/client',
  'dist/desk',
  'dist/renderer',
  'dist/server',
  'dist/src',
  'server/captcha/speech',
  'server/lib/characters',
];

/** Compilers leave what they made of a source that was removed since. */
function isStale(root, file) {
  const [, source] = /^dist\/((?:server|src)\/.+)\.js$/.exec(file) ?? [];
  return source !== undefined && !['.ts', '.js'].some((ending) => fs.existsSync(path.join(root, source + ending)));
}

/** Files of a release by relative path, besides packages and the start command. */
export function releaseFiles(root) {
  return folders
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')),
    )
    .filter((file) => !isStale(root, file));
}

/** The package.json of a release: what it runs with, and the commands that need no build. */
export function releasePackage(described) {
  const ofOperator = Object.entries(described.scripts)
    .filter(([, command]) => command.includes('scripts/operate.mjs'))
    .map(([script, command]) => [script, command.replace('scripts/operate.mjs', 'portal.mjs')]);
  const scripts = { start: 'node portal.mjs', ...Object.fromEntries(ofOperator) };
  return { ...described, scripts, devDependencies: undefined, browserslist: undefined };
}
