const bytes = 16;
const ordinary = /^[0-9a-f]{32}$/;

/** The ids of very many rows; each of them is a number of 16 bytes, which takes a quarter of its text. */
export class RowIds {
  #packed = Buffer.alloc(bytes * 1024);
  /** Such as someone put into the store by hand. */
  readonly #others = new Map<number, string>();
  length = 0;

  add(id: string): void {
    const at = this.length * bytes;
    if (at === this.#packed.length) this.#packed = Buffer.concat([this.#packed], 2 * at);
    if (ordinary.test(id)) this.#packed.write(id, at, 'hex');
    else this.#others.set(this.length, id);
    this.length += 1;
  }

  at(row: number): string {
    return this.#others.get(row) ?? this.#packed.toString('hex', row * bytes, (row + 1) * bytes);
  }

  /** The id of a row that may be none, -1. */
  find(row: number): string | null {
    return row < 0 ? null : this.at(row);
  }

  /** The row of an ordinary id; -1: there is none. */
  rowOf(id: string): number {
    const wanted = Buffer.from(id, 'hex');
    if (wanted.length !== bytes) return -1;
    let at = this.#packed.indexOf(wanted);
    while (at >= 0 && at % bytes !== 0) at = this.#packed.indexOf(wanted, at + 1);
    const row = at / bytes;
    return at >= 0 && row < this.length && !this.#others.has(row) ? row : -1;
  }
}
