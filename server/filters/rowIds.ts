import { placeAfter, placesOfComing, spliced, type Splice } from '../lib/spliced';

const bytes = 16;
const ordinary = /^[0-9a-f]{32}$/;

const packed = (id: string): Buffer => (ordinary.test(id) ? Buffer.from(id, 'hex') : Buffer.alloc(bytes));

/** The ids of very many rows; each of them is a number of 16 bytes, which takes a quarter of its text. */
export class RowIds {
  #packed = new Uint8Array(bytes * 1024);
  /** Such as someone put into the store by hand. */
  #others = new Map<number, string>();
  length = 0;

  add(id: string): void {
    const at = this.length * bytes;
    if (at === this.#packed.length) {
      const more = new Uint8Array(2 * at);
      more.set(this.#packed);
      this.#packed = more;
    }
    this.#packed.set(packed(id), at);
    if (!ordinary.test(id)) this.#others.set(this.length, id);
    this.length += 1;
  }

  at(row: number): string {
    const { buffer } = this.#packed;
    return this.#others.get(row) ?? Buffer.from(buffer, row * bytes, bytes).toString('hex');
  }

  /** The id of a row that may be none, -1. */
  find(row: number): string | null {
    return row < 0 ? null : this.at(row);
  }

  /** The row of an id; -1: there is none. */
  rowOf(id: string): number {
    return this.rowsOf([id]).get(id) ?? -1;
  }

  /** The rows of those of some ids that there are, ascending. */
  rowsOf(ids: readonly string[]): Map<string, number> {
    const wanted = new Set(ids);
    const heads = new Uint32Array(this.#packed.buffer, 0, (this.length * bytes) / 4);
    const headOf = (id: string) => new Uint32Array(Uint8Array.from(packed(id)).buffer)[0]!;
    const wantedHeads = new Set(ids.map(headOf));
    const found = new Map<string, number>();
    for (let row = 0; row < this.length; row += 1) {
      if (!wantedHeads.has(heads[row * 4]!)) continue;
      const id = this.at(row);
      if (wanted.has(id)) found.set(id, row);
    }
    return found;
  }

  /** Before which row an id comes, where the greater ids come first. */
  placeOf(id: string): number {
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.at(middle) > id) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** @param coming the ids of what comes */
  splice(splice: Splice, coming: readonly string[]): void {
    const bytesOfComing = Buffer.concat(coming.map(packed));
    this.#packed = spliced(this.#packed.subarray(0, this.length * bytes), splice, bytesOfComing, bytes);
    this.length = this.#packed.length / bytes;
    const staying = [...this.#others].filter(([row]) => !splice.gone.includes(row));
    this.#others = new Map(staying.map(([row, id]) => [placeAfter(splice, row), id]));
    placesOfComing(splice).forEach((row, index) => {
      if (!ordinary.test(coming[index]!)) this.#others.set(row, coming[index]!);
    });
  }
}
