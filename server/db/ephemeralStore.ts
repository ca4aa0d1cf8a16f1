/**
 * Values that live for minutes and are shared by all servers: captchas, rate limit counters. In Redis if configured,
 * otherwise in the database.
 */
export interface EphemeralStore {
  /** Sets a value, replacing an older one. */
  set(name: string, value: string, ttlMs: number): Promise<void>;
  /** Gets a value. */
  get(name: string): Promise<string | null>;
  /** Gets and deletes a value atomically: of concurrent calls only one gets it. */
  getAndDelete(name: string): Promise<string | null>;
  /**
   * Increments a counter and returns the new count.
   * @param maxHits for a lock: up to this count each hit restarts the time; further hits change nothing. Without it the
   *   first hit starts a fixed window.
   */
  increment(name: string, ttlMs: number, maxHits?: number): Promise<number>;
  /** Deletes a value. */
  delete(name: string): Promise<void>;
  /** Deletes expired values if the engine does not do so itself. */
  purge(): Promise<void>;
  close(): Promise<void>;
}
