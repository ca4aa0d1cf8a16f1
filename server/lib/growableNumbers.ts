type Numbers = Uint32Array | Float64Array;

/** A growable typed array: an array of numbers takes twice the memory. */
export class GrowableNumbers<Kind extends Numbers> {
  #values: Kind;
  length = 0;

  constructor(private readonly make: (length: number) => Kind) {
    this.#values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const more = this.make(2 * this.length);
      more.set(this.#values);
      this.#values = more;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  /** The numbers added so far. */
  get values(): Kind {
    return this.#values.subarray(0, this.length) as Kind;
  }
}
