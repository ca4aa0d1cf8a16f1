import { randomInt } from 'node:crypto';

/** An arithmetic exercise as displayed, e.g. `8÷2=?`, and its answer, an integer from 0 to 81. */
export interface CaptchaQuestion {
  text: string;
  answer: number;
}

type Operands = [first: number, second: number];

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const pairs = (isUsed: (first: number, second: number) => boolean): Operands[] =>
  digits.flatMap((first) =>
    digits.filter((second) => isUsed(first, second)).map((second): Operands => [first, second]),
  );

/**
 * The exercises of each operation. Without those by zero and of equal numbers 0 and 1 would be the best guesses; for the
 * same reason an operation with few different answers is chosen less often than the others (`often`).
 */
const operations = [
  { sign: '×', often: 8, of: pairs((a, b) => a * b > 0), answer: (a: number, b: number) => a * b },
  { sign: '+', often: 7, of: pairs(() => true), answer: (a: number, b: number) => a + b },
  { sign: '-', often: 3, of: pairs((a, b) => a > b), answer: (a: number, b: number) => a - b },
  { sign: '÷', often: 2, of: pairs((a, b) => a > b && a % b === 0), answer: (a: number, b: number) => a / b },
].flatMap(({ often, ...operation }) => Array.from({ length: often }, () => operation));

/**
 * Generates an exercise with operands from 0 to 9: divisions are exact, subtractions never negative.
 * @param randomBelow returns a random integer from 0 to below its argument
 */
export function captchaQuestion(randomBelow: (below: number) => number = (below) => randomInt(below)): CaptchaQuestion {
  const { sign, of, answer } = operations[randomBelow(operations.length)]!;
  const [first, second] = of[randomBelow(of.length)]!;
  return { text: `${first}${sign}${second}=?`, answer: answer(first, second) };
}
