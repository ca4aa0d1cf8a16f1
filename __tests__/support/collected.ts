import { Session } from 'node:inspector/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Forces garbage collection. */
export async function collectGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  for (let times = 0; times < 3; times += 1) {
    // A turn of the event loop first: the target of a WeakRef lives to the end of the turn that dereferenced it.
    await nextTurn();
    await session.post('HeapProfiler.collectGarbage');
  }
  session.disconnect();
}

/** Number of objects that have been garbage-collected. */
export async function collected(things: readonly WeakRef<object>[]): Promise<number> {
  await collectGarbage();
  return things.filter((thing) => thing.deref() === undefined).length;
}
