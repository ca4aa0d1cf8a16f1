import type { Store } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import { workRegularly } from '../http/regularWork';
import { chinaDay, dayMs } from '../lib/chinaTime';
import { foldForms } from '../lib/searchTerms';

/** Between two writes: a search itself writes nothing. */
const everyMs = 60_000;
/** Words between two writes, of all and of one network; words and days that are kept: anybody can search for anything. */
const most = { heard: 100, ofOne: 10, words: 500, days: 30 };

/**
 * What may be a telephone number, in groups too, an id or an address is nobody's business, and a sentence is no gap in the
 * content.
 */
const isWord = (q: string): boolean =>
  q.length >= 2 && q.length <= 20 && !/\d{5}|(?:\d[\s.()-]*){9}|@/.test(foldForms(q));

/** What visitors searched for in vain, for those who write the content. */
export class EmptySearches {
  /** Words, each with the network that searched for it. */
  readonly #heard = new Map<string, string>();
  /** The last day on which old words were forgotten. */
  #tidied = '';

  constructor(
    private readonly db: Store,
    private readonly now: () => number,
  ) {}

  note(q: string, network: string): void {
    if (!isWord(q) || this.#heard.has(q) || this.#heard.size >= most.heard) return;
    const own = [...this.#heard.values()].filter((one) => one === network);
    if (own.length < most.ofOne) this.#heard.set(q, network);
  }

  /** Writes what was noted, and forgets what is old. */
  async flush(): Promise<void> {
    // In one order, so that two servers do not wait for each other's rows.
    const words = [...this.#heard.keys()].sort();
    const day = chinaDay(this.now());
    if (words.length === 0 && this.#tidied === day) return;
    if (words.length > 0)
      await this.db
        .insertInto('emptySearch')
        .values(words.map((word) => ({ word, day })))
        .onConflict((conflict) => conflict.column('word').doUpdateSet({ day }))
        .execute();
    // Only now: what the store did not take is written next time.
    for (const word of words) this.#heard.delete(word);
    const last = chinaDay(this.now() - most.days * dayMs);
    const newest = this.db.selectFrom('emptySearch').select('word').orderBy('day', 'desc').orderBy('word');
    await this.db
      .deleteFrom('emptySearch')
      .where((eb) => eb.or([eb('day', '<', last), eb('word', 'not in', newest.limit(most.words))]))
      .execute();
    this.#tidied = day;
  }

  /** Writes regularly, and at the end. */
  flushRegularly(app: PortalApp): void {
    // Hooks of closing run from the last to the first: this one after the run that is under way.
    app.addHook('onClose', () => flush());
    const flush = workRegularly(app, everyMs, 'noting empty searches', () => this.flush());
  }
}
