import type { Sorting } from '../lib/argsort';
import type { FilterRows } from './filterRows';
import { reordered, type Moves } from './updateRows';

/** Orders that are kept: callers may name any. */
const most = 6;

interface KeptOrder {
  places: Uint32Array;
  /** What it is by; absent: an order of the store's. */
  by?: { column: string; sorting: Sorting };
}

/** The orders of a list that were asked for, by key. */
export class KeptOrders {
  readonly #orders = new Map<string, KeptOrder>();

  get(key: string): Uint32Array | undefined {
    return this.#orders.get(key)?.places;
  }

  keep(key: string, make: () => KeptOrder): Uint32Array {
    const order = this.#orders.get(key) ?? make();
    this.#orders.set(key, order);
    const [oldest] = this.#orders.keys();
    if (this.#orders.size > most) this.#orders.delete(oldest!);
    return order.places;
  }

  /** @param rows after the change, with their own order */
  update({ order, numbers }: FilterRows, moves: Moves): void {
    if (this.#orders.size === 0) return;
    const ranks = new Uint32Array(order.length);
    for (let place = 0; place < order.length; place += 1) ranks[order[place]!] = place;
    for (const [key, kept] of this.#orders) {
      // What the store made has to be asked for again.
      if (!kept.by) this.#orders.delete(key);
      else kept.places = reordered(kept.places, moves, numbers.get(kept.by.column)!.values, kept.by.sorting, ranks);
    }
  }
}
