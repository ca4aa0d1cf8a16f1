import { act } from '@testing-library/react';
import { settle } from './cannedPage';

/** Responses that are held back until they are released. */
export function gate() {
  const waiting: (() => void)[] = [];
  return {
    hold: <Answer>(answer: Answer) => new Promise<Answer>((resolve) => waiting.push(() => resolve(answer))),
    open: () =>
      act(async () => {
        for (const go of waiting.splice(0)) go();
        await settle();
      }),
  };
}

/** Holds back the responses to some calls of the page from now on. */
export function holdAnswersTo(isHeld: (url: URL) => boolean) {
  const answers = gate();
  const { fetch } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await fetch(input, init);
    return isHeld(new URL(input instanceof Request ? input.url : String(input))) ? answers.hold(answer) : answer;
  });
  return answers;
}
