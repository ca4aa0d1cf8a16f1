import type { ChildProcess } from 'node:child_process';

/** Waits until a command has written a text; fails with all of its output if it ends before. */
export function saidBy(command: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? match[0]);
    };
    command.stdout!.on('data', read);
    command.stderr!.on('data', read);
    command.once('close', () => reject(new Error(output)));
  });
}
