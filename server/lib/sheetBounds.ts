/** Bounds of the XML of a workbook, which its reader takes for what it says, in time that grows with the square. */
export const sheetBounds = {
  /** Characters of a text between two tags, of a tag, and of one with a number's format. */
  text: 200_000,
  tag: 20_000,
  format: 2_000,
  /** The last column and row that a cell may name, and cells altogether: rows are filled up to the widest one. */
  column: 1_000,
  row: 100_000,
  cells: 5_000_000,
};

/** What is beyond them: anything, the columns, or a cell that shows an error instead of a value, with its row. */
export type SheetProblem = 'broken' | 'too large' | 'too wide' | { errorIn: number };

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** The elements that count, whatever their prefix: the reader drops it, from the names of attributes as well. */
const isNumberFormat = /^<(?:[^\s:/>]*:)?numFmt[\s/>]/;
const rowOrCell = /^<(?:[^\s:/>]*:)?(row|c)(?=[\s/>])/;
const attribute = /\s+(?:[\w.-]+:)?([\w.-]+)=(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag, from behind its name on; null if a reader might find others. */
function attributesOf(tag: string, from: number): Map<string, string> | null {
  const found = new Map<string, string>();
  let end = from;
  attribute.lastIndex = from;
  for (let match = attribute.exec(tag); match; match = attribute.exec(tag)) {
    const [, name = '', quoted, single = ''] = match;
    if (found.has(name)) return null;
    found.set(name, quoted ?? single);
    end = attribute.lastIndex;
  }
  return /^\s*\/?>$/.test(tag.slice(end)) ? found : null;
}

/** What the tags of a sheet say of rows and cells. */
class Cells {
  #row = 0;
  #last = 0;
  #width = 0;
  #widest = 0;

  /** @returns what is beyond the bounds */
  see(tag: string): SheetProblem | null {
    const [start, kind] = rowOrCell.exec(tag) ?? [];
    if (start === undefined) return null;
    const attributes = attributesOf(tag, start.length);
    const type = attributes?.get('t') ?? '';
    if (!attributes || type.includes('&')) return 'broken';
    return kind === 'row' ? this.#seeRow(attributes.get('r')) : this.#seeCell(attributes.get('r'), type);
  }

  #seeRow(place = String(this.#row + 1)): SheetProblem | null {
    if (!/^\d+$/.test(place)) return 'broken';
    this.#row = Number(place);
    this.#width = 0;
    return this.#row >= 1 ? this.#reach(this.#row, 0) : 'too large';
  }

  #seeCell(place: string | undefined, type: string): SheetProblem | null {
    const [, letters, row] = /^([A-Z]+)(\d+)$/.exec(place ?? '') ?? [];
    if (place !== undefined && letters === undefined) return 'broken';
    if (type === 'e') return { errorIn: this.#row };
    this.#width = letters === undefined ? this.#width + 1 : columnOf(letters);
    return this.#width > sheetBounds.column ? 'too wide' : this.#reach(Number(row ?? this.#row), this.#width);
  }

  #reach(row: number, column: number): SheetProblem | null {
    this.#last = Math.max(this.#last, row);
    this.#widest = Math.max(this.#widest, column);
    return this.#last > sheetBounds.row || this.#last * this.#widest > sheetBounds.cells ? 'too large' : null;
  }
}

/** Where a tag ends, as for the reader: not within a quoted value. -1: nowhere. */
function endOfTag(xml: string, open: number): number {
  // Comments and declarations have no values.
  if (/[!?]/.test(xml.charAt(open + 1))) return xml.indexOf('>', open);
  for (let at = open + 1; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (character === '>') return at;
    if (character !== '"' && character !== "'") continue;
    at = xml.indexOf(character, at + 1);
    if (at === -1) return -1;
  }
  return -1;
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
    const close = endOfTag(xml, open);
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
