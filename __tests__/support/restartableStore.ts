import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const program = path.resolve(__dirname, '../../scripts/support/restartableStore.mjs');

/** A real store of a test's own, to be stopped and started while it is in use. */
export interface RestartableStore {
  url: string;
  start(): Promise<void>;
  /** @param signal as an operator or a crash would send it to the store's first process */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Ends it for good. */
  close(): Promise<void>;
}

const answer = <Answer>(child: ChildProcess) => new Promise<Answer>((resolve) => child.once('message', resolve));

/** Sets up a store and starts it; only where the machine has the program. */
export async function startRestartableStore(kind: 'postgres' | 'redis'): Promise<RestartableStore> {
  const child = fork(program, [kind], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const tell = async (message: string) => {
    const done = answer(child);
    child.send(message);
    await done;
  };
  const { url } = await answer<{ url: string }>(child);
  await tell('start');
  return {
    url,
    start: () => tell('start'),
    stop: tell,
    async close() {
      child.disconnect();
      await ended;
    },
  };
}
