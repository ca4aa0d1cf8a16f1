/** Bounds of the XML of a workbook, which its reader takes for what it says, in time that grows with the square. */
export const sheetBounds = {
  /** Characters of a text between two tags, of a tag, and of one with a number's format. */
  text: 200_000,
  tag: 20_000,
  format: 2_000,
  /** The last column and row that a cell may name, and cells of all rows up to their last ones. */
  column: 1_000,
  row: 100_000,
  cells: 5_000_000,
};

/** What is beyond them: anything, the columns, or a cell that shows an error instead of a value, with its row. */
export type SheetProblem = 'broken' | 'too large' | 'too wide' | { errorIn: number };

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

const attributes = { r: /\sr\s*=\s*["']([^"']*)["']/, t: /\st\s*=\s*["']([^"']*)["']/ };
const attribute = (tag: string, name: keyof typeof attributes) => attributes[name].exec(tag)?.[1];

const isNumberFormat = /^<(?:\w+:)?numFmt\s/;

/** What the tags of a sheet say of rows and cells. */
class Cells {
  #row = 0;
  #width = 0;
  #count = 0;

  /** @returns what is beyond the bounds */
  see(tag: string): SheetProblem | null {
    if (/^<(?:\w+:)?row[\s/>]/.test(tag)) {
      this.#row = Number(attribute(tag, 'r') ?? this.#row + 1);
      this.#width = 0;
      return this.#row >= 1 && this.#row <= sheetBounds.row ? null : 'too large';
    }
    if (!/^<(?:\w+:)?c[\s/>]/.test(tag)) return null;
    if (attribute(tag, 't') === 'e') return { errorIn: this.#row };
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(attribute(tag, 'r') ?? '') ?? [];
    if (row !== undefined && Number(row) > sheetBounds.row) return 'too large';
    const column = letters === undefined ? this.#width + 1 : columnOf(letters);
    if (column > sheetBounds.column) return 'too wide';
    this.#count += Math.max(0, column - this.#width);
    this.#width = Math.max(this.#width, column);
    return this.#count > sheetBounds.cells ? 'too large' : null;
  }
}

/**
 * Looks through a part of a workbook once.
 * @returns what is beyond the bounds; null: nothing
 */
export function beyondBounds(xml: string): SheetProblem | null {
  const cells = new Cells();
  let at = 0;
  let open = xml.indexOf('<');
  while (open !== -1) {
    if (open - at > sheetBounds.text) return 'too large';
    const close = xml.indexOf('>', open);
    const next = xml.indexOf('<', open + 1);
    if (close === -1 || (next !== -1 && next < close)) return 'broken';
    if (close - open > sheetBounds.tag) return 'too large';
    const tag = xml.slice(open, close + 1);
    if (tag.length > sheetBounds.format && isNumberFormat.test(tag)) return 'too large';
    const problem = cells.see(tag);
    if (problem !== null) return problem;
    at = close + 1;
    open = next;
  }
  return xml.length - at > sheetBounds.text ? 'too large' : null;
}
