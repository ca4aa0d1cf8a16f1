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
