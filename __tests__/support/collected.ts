import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Forces garbage collection, whatever flags the process was started with. */
export async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times += 1) {
    // A turn of the event loop first: the target of a WeakRef lives to the end of the turn that dereferenced it.
    await nextTurn();
    gc();
  }
}

/** Number of objects that have been garbage-collected. */
export async function collected(things: readonly WeakRef<object>[]): Promise<number> {
  await collectGarbage();
  return things.filter((thing) => thing.deref() === undefined).length;
}
