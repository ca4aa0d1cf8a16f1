import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterwards } from './afterwards';

const program = path.resolve(__dirname, '../../scripts/support/restartableStore.mjs');

/** A database server for one test, which can be stopped and started while it is in use. */
export interface RestartableStore {
  url: string;
  start(): Promise<void>;
  /** @param signal sent to the main process of the database server, as by an operator or a crash */
  stop(signal: NodeJS.Signals): Promise<void>;
}

const answer = <Answer>(child: ChildProcess) => new Promise<Answer>((resolve) => child.once('message', resolve));

/** Sets up a database server and starts it, until the end of the file; only where the program is installed. */
export async function startRestartableStore(kind: 'postgres' | 'redis'): Promise<RestartableStore> {
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
  return { url, start: () => tell('start'), stop: tell };
}
