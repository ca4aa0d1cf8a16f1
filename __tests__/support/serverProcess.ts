import { spawn } from 'node:child_process';
import { afterwards } from './afterwards';
import { builtServer } from './builtServer';

/** A portal server in a child process, as `npm start` runs it. */
export interface ServerProcess {
  /** Its output so far, stdout and stderr. */
  output(): string;
  /** Its address, once it listens. */
  listening: Promise<string>;
  /** Exit code (null after a kill), once it has ended. */
  ended: Promise<number | null>;
  /** Asks it to end. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills it at once. */
  kill(): Promise<number | null>;
}

/** Starts the built server with these settings and no others, until the end of its test or file at the latest. */
export function startServerProcess(settings: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, [builtServer('main.js')], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const listening = new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      written += part.toString();
      const address = /家居定制供应链 (http:\S+)/.exec(written)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => reject(new Error(`the server ended with ${code} before it listened:\n${written}`)));
  });
  // Avoids an unhandled rejection for callers that only await the exit.
  listening.catch(() => undefined);
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return ended;
  };
  const kill = end('SIGKILL');
  afterwards(kill);
  return { output: () => written, listening, ended, stop: end('SIGTERM'), kill };
}
