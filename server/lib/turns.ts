/** Ends the turn: whatever else has come meanwhile is worked on first. */
export const turn = () => new Promise<void>(setImmediate);

/** As long as a turn takes of work whose steps are not alike, ms. */
const turnMs = 5;

/** Works in steps, as many of them in a turn as there is time for. */
export async function stepsInTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - began < turnMs) continue;
    await turn();
    began = performance.now();
  }
}

/** Of work as quick as a few additions: a turn of it takes some milliseconds. */
const atOnce = 100_000;

/** Works on great arrays in turns, from place to place; a small one is done at once. */
export async function yieldingLoop(
  count: number,
  work: (from: number, to: number) => void,
  inOne: number = atOnce,
): Promise<void> {
  for (let from = 0; from < count; from += inOne) {
    if (from > 0) await turn();
    work(from, Math.min(count, from + inOne));
  }
}
