/** Yields to the event loop. */
export const yieldToEventLoop = () => new Promise<void>(setImmediate);

/** Time slice for steps of varying duration, ms: a new connection is accepted once between two of them. */
const sliceMs = 2;

/** Runs a generator in time slices. */
export async function runInSlices<Result>(steps: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < sliceMs) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
}

function* mapped<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(map(item));
    yield;
  }
  return results;
}

/** Maps items in time slices. */
export const mapInSlices = <Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> =>
  runInSlices(mapped(items, map));
