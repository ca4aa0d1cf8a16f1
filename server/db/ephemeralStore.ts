/**
 * Values that live for minutes and are shared by all servers: captchas, counters of limits. In Redis if the settings
 * name one, otherwise in the database.
 */
export interface EphemeralStore {
  /** Keeps a value; the newest under a name replaces the older one. */
  set(name: string, value: string, ttlMs: number): Promise<void>;
  /** The value, which stays. */
  get(name: string): Promise<string | null>;
  /** Hands the value out and forgets it in one step: of several that ask at once, one gets it. */
  getAndDelete(name: string): Promise<string | null>;
  /**
   * Counts one more under a name and returns the count, this one included.
   * @param most for a lock: so many hits restart the time each; those after them find it closed, and change nothing.
   *   Without it the first hit's time counts (a window).
   */
  increment(name: string, ttlMs: number, most?: number): Promise<number>;
  /** Forgets a name. */
  delete(name: string): Promise<void>;
  /** Removes expired values if the engine does not do so itself. */
  purge(): Promise<void>;
  close(): Promise<void>;
}
