import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from './inputsHash.mjs';
import { cacheFolder, root, tool } from './root.mjs';
import { capture } from './run.mjs';

const code = /\.(?:[cm]?[jt]sx?|json)$/;

/** One thread a step: each further one works out for itself the types that files share. */
const oneThread = ['--checkers', '1'];
const env = { ...process.env, GOMAXPROCS: '1' };

const eslintCache = path.join(cacheFolder, 'lint', 'eslint.json');

/**
 * All static checks; no warnings are allowed. `fix`: arguments of the fix. `reads`: its inputs besides the project's
 * settings.
 */
const lintSteps = [
  {
    name: 'types',
    program: tool('tsc', '@typescript/native'),
    args: ['-p', 'tsconfig.json', ...oneThread],
    reads: code,
  },
  {
    name: 'types of the server',
    program: tool('tsc', '@typescript/native'),
    args: ['-p', 'tsconfig.server.json', ...oneThread],
    reads: code,
  },
  { name: 'oxlint', program: tool('oxlint'), args: ['--type-aware', '--deny-warnings', '.'], reads: code },
  {
    name: 'eslint',
    program: tool('eslint'),
    // Its rules read one file at a time, without types: what it has found in an unchanged file stays.
    args: ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', eslintCache],
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

/** Parallel steps: the number of cores of the smallest supported machine. */
const width = 2;

/** One file per step with the hashes of its last clean inputs. */
const keptFile = (step) => path.join(cacheFolder, 'lint', step.name.replaceAll(' ', '-'));

/** Ignored folders, as in .gitignore. */
const generated = new Set(['.git', '.cache', 'node_modules', 'dist', 'data', 'coverage']);

/** The tools and their settings. */
const settings = /^(?:\.?[\w-]+(?:\.\w+)*\.(?:json|[cm]?[jt]s)|\.(?:git|prettier)ignore|scripts\/support\/lint\.mjs)$/;

/** A hash of everything that a step's result depends on. */
function stateFor({ program, args, reads }) {
  const entries = fs.readdirSync(root).filter((name) => !generated.has(name));
  const call = [path.relative(root, program), args];
  return inputsHash(entries.sort(), call, (file) => reads.test(file) || settings.test(file));
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function keep(file, state) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, state);
  } catch {
    // Nothing can be written there: the step runs again the next time.
  }
}

/** Whether the step passes; skipped if it has passed with the same inputs. */
async function isClean(step) {
  const state = stateFor(step);
  const passedStates = (read(keptFile(step)) ?? '').split('\n');
  if (passedStates.includes(state)) {
    process.stdout.write(`ok  lint: ${step.name} (unchanged)\n`);
    return true;
  }
  const { code, output } = await capture(process.execPath, [step.program, ...step.args], { env });
  process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  lint: ${step.name}\n`);
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`);
  else keep(keptFile(step), [state, ...passedStates].slice(0, mostKept).join('\n'));
  return code === 0;
}

/** Number of kept results, for branches that are worked on in turn. */
const mostKept = 20;

/** Runs every lint step and prints its findings. Returns how many passed and failed. */
export async function lint() {
  const waiting = [...lintSteps];
  const tally = { passed: 0, failed: 0 };
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      tally[(await isClean(step)) ? 'passed' : 'failed'] += 1;
  };
  await Promise.all(Array.from({ length: width }, worker));
  return tally;
}

/** Runs the fixes of ESLint and Prettier one after the other, since both write the same files. */
export async function fixLint() {
  for (const { program, fix } of lintSteps) if (fix) await capture(process.execPath, [program, ...fix]);
}
