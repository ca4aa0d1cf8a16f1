import { tool, typeCheck } from './root.mjs';

const code = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * All static checks; no warnings are allowed. `fix`: arguments of the fix. `reads`: its inputs besides the project's
 * settings.
 */
export const lintSteps = [
  { name: 'types', command: typeCheck, args: ['-p', 'tsconfig.json'], reads: code },
  { name: 'types of the server', command: typeCheck, args: ['-p', 'tsconfig.server.json'], reads: code },
  { name: 'promises and cases', command: tool('oxlint'), args: ['--type-aware', '--deny-warnings', '.'], reads: code },
  {
    name: 'eslint',
    command: tool('eslint'),
    args: ['.', '--max-warnings', '0'],
    fix: ['.', '--fix'],
    reads: code,
  },
  {
    name: 'styles',
    command: tool('stylelint'),
    args: ['{src,public}/**/*.css'],
    fix: ['{src,public}/**/*.css', '--fix'],
    reads: /\.css$/,
  },
  {
    name: 'formatting',
    command: tool('prettier'),
    args: ['--check', '--log-level', 'warn', '.'],
    fix: ['--write', '--log-level', 'warn', '.'],
    reads: /./,
  },
  {
    name: 'import rules',
    command: tool('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'server'],
    reads: /\.(?:[cm]?[jt]sx?|json|css|svg)$/,
  },
  { name: 'references', command: process.execPath, args: ['scripts/checkReferences.mjs'], reads: /./ },
  {
    name: 'dead code',
    command: tool('knip'),
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    reads: /./,
  },
];
