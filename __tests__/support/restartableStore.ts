import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterwards } from './afterwards';

const program = path.resolve(__dirname, '../../scripts/support/restartableStore.mjs');

const answer = <Answer>(child: ChildProcess) => new Promise<Answer>((resolve) => child.once('message', resolve));

/**
 * Sets up a database server and starts it, until the end of the file; only where the program is installed. It is stopped
 * by a signal to its main process, as by an operator or a crash.
 */
export async function startRestartableStore(kind: 'postgres' | 'redis') {
  const child = fork(program, [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  afterwards(() => {
    child.disconnect();
    return ended;
  });
  const tell = async (message: string) => {
    const done = answer(child);
    child.send(message);
    await done;
  };
  const { url } = await answer<{ url: string }>(child);
  await tell('start');
  return { url, start: () => tell('start'), stop: (signal: NodeJS.Signals) => tell(signal) };
}

export type RestartableStore = Awaited<ReturnType<typeof startRestartableStore>>;
