/**
 * Values that live for minutes and are shared by all servers: captchas, counters of limits. In Redis if the settings
 * name one, otherwise in the database.
 */
export interface EphemeralStore {
  /** Keeps a value; the newest under a name replaces the older one. */
  set(name: string, value: string, ttlMs: number): Promise<void>;
  /** Hands the value out and forgets it in one step: of several that ask at once, one gets it. */
  getAndDelete(name: string): Promise<string | null>;
  /**
   * Counts one more under a name and returns the count, this one included.
   * @param restart whether each hit restarts the time (a lock), or the first hit's time counts (a window).
   */
  increment(name: string, ttlMs: number, restart?: boolean): Promise<number>;
  /** Forgets a name. */
  delete(name: string): Promise<void>;
  /** Removes expired values if the engine does not do so itself. */
  purge(): Promise<void>;
  close(): Promise<void>;
}
