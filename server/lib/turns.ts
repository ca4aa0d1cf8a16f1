/** Yields to the event loop. */
export const turn = () => new Promise<void>(setImmediate);

/** Time slice for steps of varying duration, ms. */
const turnMs = 5;

/** Runs a generator in time slices. */
export async function stepsInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < turnMs) continue;
    await turn();
    began = performance.now();
  }
}
