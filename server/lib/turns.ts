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
