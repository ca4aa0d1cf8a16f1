import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const running = new Set();
let stopping = false;

/** Stops every process started here, so that none outlives the command. */
export function stopAll(signal = 'SIGTERM') {
  stopping = true;
  for (const child of running) child.kill(signal);
}

// Child processes get time to exit (the server finishes pending requests); then they are killed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    process.stderr.write(`stopping: ${signal}\n`);
    // On Windows a console's programs all get the signal, and to send one is to kill.
    if (process.platform === 'win32') stopping = true;
    else stopAll();
    setTimeout(() => process.exit(1), 12_000).unref();
  });
}
process.once('exit', () => stopAll('SIGKILL'));

/**
 * Starts a program in the project's folder.
 * @returns {{ child: import('node:child_process').ChildProcess, ended: Promise<number> }} `ended` yields the exit code.
 */
export function start(command, args, options = {}) {
  if (stopping) return { child: null, ended: Promise.resolve(130) };
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  running.add(child);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      running.delete(child);
      resolve(127);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/** Runs a program with inherited output. Returns the exit code. */
export const run = (command, args, options) => start(command, args, options).ended;

/** Runs a program and captures its output. */
export async function capture(command, args, options = {}) {
  const { child, ended } = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child?.stdout, child?.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await ended, output };
}
