/** A business failure: HTTP 200, code 500 and this text (spec §8; backends of this kind never use HTTP statuses for it). */
export class BusinessError extends Error {
  /** @param msg text for the user; null is what such a backend sends when it has none. */
  constructor(readonly msg: string | null) {
    super(msg ?? 'business failure');
  }
}

/** A failure with a status of its own; the body's code is the status. */
export class StatusError extends Error {
  constructor(
    readonly statusCode: number,
    readonly msg: string,
  ) {
    super(msg);
  }
}
