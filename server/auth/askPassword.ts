import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Letters and digits without look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A password of some 90 bits that can be read out on the telephone. */
export const generatePassword = (): string =>
  Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('');

/** Prompts at the terminal without echo. */
async function promptHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

async function readPiped(): Promise<string> {
  let text = '';
  for await (const part of process.stdin.setEncoding('utf8')) text += String(part);
  return text.split(/\r?\n/, 1)[0] ?? '';
}

/**
 * Reads a new password: typed twice at a terminal, otherwise the first line of standard input. Never an argument, which
 * process lists and shell histories keep.
 * @throws Error if the two differ
 */
export async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readPiped();
  const password = await promptHidden('password: ');
  if ((await promptHidden('once more: ')) !== password) throw new Error('the two passwords differ');
  return password;
}
