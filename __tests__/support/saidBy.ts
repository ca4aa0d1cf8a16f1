import type { ChildProcess } from 'node:child_process';

/** Waits until a command has written a text; fails with all of its output if it ends before. */
export function saidBy(command: ChildProcess, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (part: Buffer) => {
      output += part.toString();
      const said = wanted.exec(output);
      if (said) resolve(said[1] ?? said[0]);
    };
    command.stdout!.on('data', read);
    command.stderr!.on('data', read);
    command.once('close', () => reject(new Error(output)));
  });
}
