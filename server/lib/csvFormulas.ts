/**
 * Whitespace, quotes and separators before a possible formula character. Matches whole runs: a lookahead from each
 * separator would take quadratic time on long runs of whitespace, minutes for a text of line breaks.
 */
const gap = /([;\s"']+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g;
const gapWithoutApostrophes = /([;\s"]+)([=+\-@\uff1d\uff0b\uff0d\uff20]?)/g;

/** Changes what precedes each formula, from the last `;` on: anything before that is another cell. */
function beforeFormulas(text: string, gaps: RegExp, change: (blanks: string, isStart: boolean) => string): string {
  return text.replace(gaps, (whole, blanks: string, character: string, offset: number) => {
    if (character === '') return whole;
    const from = Math.max(0, blanks.lastIndexOf(';'));
    return blanks.slice(0, from) + change(blanks.slice(from), offset + from === 0) + character;
  });
}

const withApostrophes = (blanks: string) => blanks.replace(/[;\t\r\n]/g, "$&'");

/**
 * Escapes formulas after the beginning of a text, which the CSV writer escapes itself: programs with other separators
 * start a cell after `;`, a tab or a line break, ignoring whitespace and quotes.
 */
export const escapeInnerFormulas = (text: string): string =>
  beforeFormulas(text, gapWithoutApostrophes, withApostrophes);

const formula = /^[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/** Escapes all formulas of a text for a CSV file that is imported again; `unescapeFormulas` restores it. */
export function escapeFormulas(text: string): string {
  if (plainNumber.test(text)) return text;
  return beforeFormulas(formula.test(text) ? `'${text}` : text, gap, withApostrophes);
}

/** Restores a text escaped by `escapeFormulas`. */
export const unescapeFormulas = (text: string): string =>
  beforeFormulas(text, gap, (blanks, isStart) =>
    blanks.replace(/(^|[;\t\r\n])'/g, (guard, separator: string) => (separator || isStart ? separator : guard)),
  );
