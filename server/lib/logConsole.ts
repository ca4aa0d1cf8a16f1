import { format } from 'node:util';

const levels = ['warn', 'error'] as const;

type Log = Record<(typeof levels)[number], (message: string) => void>;

/** Has the log say what the program that draws pages, and libraries, say on the console: there nothing limits them. */
export function logConsole(log: Log): void {
  for (const level of levels)
    Object.assign(console, { [level]: (...words: unknown[]) => log[level](format(...words)) });
}
