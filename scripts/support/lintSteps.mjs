/** Everything that is checked without running the product; no warnings are allowed. `fix`: arguments that fix it. */
export const lintSteps = [
  { name: 'types', command: 'tsc', args: ['-p', 'tsconfig.json', '--noEmit'] },
  { name: 'types of the server alone', command: 'tsc', args: ['-p', 'tsconfig.server.json', '--noEmit'] },
  { name: 'eslint', command: 'eslint', args: ['.', '--max-warnings', '0'], fix: ['.', '--fix'] },
  { name: 'styles', command: 'stylelint', args: ['{src,public}/**/*.css'], fix: ['{src,public}/**/*.css', '--fix'] },
  {
    name: 'formatting',
    command: 'prettier',
    args: ['--check', '--log-level', 'warn', '.'],
    fix: ['--write', '--log-level', 'warn', '.'],
  },
  {
    name: 'import arrows',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'server'],
  },
  { name: 'references', command: 'node', args: ['scripts/checkReferences.mjs'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress', '--treat-config-hints-as-errors'] },
];
