import { format } from 'node:util';

const levels = ['warn', 'error'] as const;

type Log = Record<(typeof levels)[number], (message: string) => void>;

/** Redirects `console` output of the renderer and of libraries to the log, which is rate-limited. */
export function logConsole(log: Log): void {
  for (const level of levels)
    Object.assign(console, { [level]: (...words: unknown[]) => log[level](format(...words)) });
}
