/**
 * What stands between a text and a formula within it, blanks, quotes and separators, and the formula's character where there is
 * one. It takes in all of them at once, whatever follows: a pattern that looks ahead from each separator goes over the same
 * blanks again and again, which takes minutes for a text of line breaks.
 */
const gap = /([;\s"']+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g;
const gapWithoutApostrophes = /([;\s"]+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g;

/**
 * Changes what stands before each formula, from the last `;` on: what is before that is another cell's, and no formula
 * follows it there.
 */
function beforeFormulas(text: string, gaps: RegExp, change: (blanks: string, isStart: boolean) => string): string {
  return text.replace(gaps, (whole, blanks: string, character: string, offset: number) => {
    if (character === '') return whole;
    const from = Math.max(0, blanks.lastIndexOf(';'));
    return blanks.slice(0, from) + change(blanks.slice(from), offset + from === 0) + character;
  });
}

const withApostrophes = (blanks: string) => blanks.replace(/[;\t\r\n]/g, "$&'");

/**
 * A text in which no program with other separators finds a formula behind its beginning, which the writer of a CSV file
 * guards itself: what follows `;`, a tab or a line break begins a cell there, whatever blanks and quotes come first.
 */
export const withoutLaterFormulas = (text: string): string =>
  beforeFormulas(text, gapWithoutApostrophes, withApostrophes);

const formula = /^[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/** A text for a CSV file that is read in again: no program finds a formula in it, and `unguarded` gives the text back. */
export function guarded(text: string): string {
  if (plainNumber.test(text)) return text;
  return beforeFormulas(formula.test(text) ? `'${text}` : text, gap, withApostrophes);
}

/** The text that `guarded` was given. */
export const unguarded = (text: string): string =>
  beforeFormulas(text, gap, (blanks, isStart) =>
    blanks.replace(/(^|[;\t\r\n])'/g, (guard, separator: string) => (separator || isStart ? separator : guard)),
  );
