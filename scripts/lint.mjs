// Types, oxlint, ESLint, styles, formatting, import rules, references, dead code: one command, no warnings allowed.
// `--fix` fixes what it can.
import './support/requireInstall.mjs';
import { fixLint, lint } from './support/lint.mjs';

const options = process.argv.slice(2);
const unknown = options.find((option) => option !== '--fix');
if (unknown) {
  process.stderr.write(`'${unknown}' is not an option of this command; use: --fix\n`);
  process.exit(2);
}
if (options.includes('--fix')) await fixLint();
const { failed } = await lint();
process.exitCode = failed === 0 ? 0 : 1;
