import { randomInt } from 'node:crypto';

/** An arithmetic exercise as displayed, e.g. `8÷2=?`, and its answer, an integer from 0 to 81. */
export interface CaptchaQuestion {
  text: string;
  answer: number;
}

const divisorsOf = (number: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((divisor) => number % divisor === 0);

/**
 * Generates an exercise with operands from 0 to 9: divisions are exact, subtractions never negative.
 * @param randomBelow returns a random integer from 0 to below its argument
 */
export function captchaQuestion(randomBelow: (below: number) => number = (below) => randomInt(below)): CaptchaQuestion {
  const first = randomBelow(10);
  const second = randomBelow(10);
  switch (randomBelow(4)) {
    case 0:
      return { text: `${first}×${second}=?`, answer: first * second };
    case 1:
      return { text: `${first}+${second}=?`, answer: first + second };
    case 2: {
      const [less, more] = first < second ? [first, second] : [second, first];
      return { text: `${more}-${less}=?`, answer: more - less };
    }
    default: {
      const divisors = divisorsOf(first);
      const divisor = divisors[second % divisors.length];
      return { text: `${first}÷${divisor}=?`, answer: first / divisor };
    }
  }
}
