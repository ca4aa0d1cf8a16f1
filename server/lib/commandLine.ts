import { format } from 'node:util';

/** Invalid command-line arguments. */
export class UsageError extends Error {}

/** What a command says, and whether it succeeded. */
export interface Outcome {
  ok: boolean;
  text: string;
}

/** @throws UsageError if there is no such command */
export function commandNamed<Command>(commands: Readonly<Record<string, Command>>, name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(name ? `there is no command '${name}'` : 'which command?');
  return command;
}

/** Prints what a command says; its success becomes the exit code. */
export async function print(outcome: Promise<Outcome>): Promise<void> {
  const { ok, text } = await outcome;
  (ok ? process.stdout : process.stderr).write(text);
  process.exitCode = ok ? 0 : 1;
}

const levels = ['warn', 'error'] as const;

type Log = Record<(typeof levels)[number], (message: string) => void>;

/** Redirects `console` output of the renderer and of libraries to the log, which is rate-limited. */
export function logConsole(log: Log): void {
  for (const level of levels)
    Object.assign(console, { [level]: (...words: unknown[]) => log[level](format(...words)) });
}
