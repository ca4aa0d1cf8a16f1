/**
 * What a spreadsheet program with other separators would take for the beginning of a cell within a text: after `;`, a
 * tab or a line break, whatever blanks and quotes come first.
 */
const laterCell = /([;\t\r\n])(?=[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** A text in which no program finds a formula behind its beginning, which the writer of a CSV file guards itself. */
export const withoutLaterFormulas = (text: string): string => text.replace(laterCell, "$1'");
