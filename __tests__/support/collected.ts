import { setImmediate as nextTurn } from 'node:timers/promises';
import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Collects garbage now, whatever flags the process was started with. */
export async function collectGarbage(): Promise<void> {
  v8.setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  for (let times = 0; times < 3; times += 1) {
    // A turn of the loop first: what is weakly held lives to the end of the one that looked at it.
    await nextTurn();
    gc();
  }
}

/** How many of some things nothing holds any more. */
export async function collected(things: readonly WeakRef<object>[]): Promise<number> {
  await collectGarbage();
  return things.filter((thing) => thing.deref() === undefined).length;
}
