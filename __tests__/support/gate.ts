import { act } from '@testing-library/react';
import { settle } from './cannedPage';

/** Answers that are held back until they are let go. */
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
