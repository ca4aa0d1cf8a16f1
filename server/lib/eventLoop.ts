/** Yields to the event loop. */
export const yieldToEventLoop = () => new Promise<void>(setImmediate);

/** Time slice for steps of varying duration, ms. */
const sliceMs = 5;

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
