import path from 'node:path';
import { root, tool } from './root.mjs';

const code = /\.(?:[cm]?[jt]sx?|json)$/;

/**
 * All static checks; no warnings are allowed. `fix`: arguments of the fix. `reads`: its inputs besides the project's
 * settings.
 */
export const lintSteps = [
  { name: 'types', program: tool('tsc', '@typescript/native'), args: ['-p', 'tsconfig.json'], reads: code },
  {
    name: 'types of the server',
    program: tool('tsc', '@typescript/native'),
    args: ['-p', 'tsconfig.server.json'],
    reads: code,
  },
  { name: 'promises and cases', program: tool('oxlint'), args: ['--type-aware', '--deny-warnings', '.'], reads: code },
  {
    name: 'eslint',
    program: tool('eslint'),
    args: ['.', '--max-warnings', '0'],
    fix: ['.', '--fix'],
    reads: code,
  },
  {
    name: 'styles',
    program: tool('stylelint'),
    args: ['{src,public}/**/*.css'],
    fix: ['{src,public}/**/*.css', '--fix'],
    reads: /\.css$/,
  },
  {
    name: 'formatting',
    program: tool('prettier'),
    args: ['--check', '--log-level', 'warn', '.'],
    fix: ['--write', '--log-level', 'warn', '.'],
    reads: /./,
  },
  {
    name: 'import rules',
    program: tool('depcruise', 'dependency-cruiser'),
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'server'],
    reads: /\.(?:[cm]?[jt]sx?|json|css|svg)$/,
  },
  { name: 'references', program: path.join(root, 'scripts/checkReferences.mjs'), args: [], reads: /./ },
  {
    name: 'dead code',
    program: tool('knip'),
    args: ['--no-progress', '--treat-config-hints-as-errors'],
    reads: /./,
  },
];
