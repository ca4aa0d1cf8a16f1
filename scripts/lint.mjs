// Types, ESLint, formatting, import arrows, dead code: one command, no warning let through.
import './support/requireInstall.mjs';
import { lint } from './support/lint.mjs';

const { failed } = await lint();
process.exitCode = failed === 0 ? 0 : 1;
