/**
 * What a spreadsheet program with other separators would take for the beginning of a cell within a text: after `;`, a
 * tab or a line break, whatever blanks and quotes come first.
 */
const laterCell = /([;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text in which no program finds a formula behind its beginning, which the writer of a CSV file guards itself. */
export const withoutLaterFormulas = (text: string): string => text.replace(laterCell, "$1'");

const formula = /^[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;
const later = /([;\t\r\n])(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text for a CSV file that is read in again: no program finds a formula in it, and `unguarded` gives the text back. */
export function guarded(text: string): string {
  if (plainNumber.test(text)) return text;
  return (formula.test(text) ? `'${text}` : text).replace(later, "$1'");
}

const guard = /(^|[;\t\r\n])'(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** The text that `guarded` was given. */
export const unguarded = (text: string): string => text.replace(guard, '$1');
