/** A business failure: HTTP 200, a code and this text. Backends of this kind never use HTTP statuses for it. */
export class BusinessError extends Error {
  /**
   * @param msg text for the user; null is what such a backend sends when it has none.
   * @param code of the body.
   */
  constructor(
    readonly msg: string | null,
    readonly code = 500,
  ) {
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

/** A store, or something in front of it, does not answer now. What was requested may or may not have been done. */
export class StoreAwayError extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Too much is being done, or what is asked for cannot be read now. */
export const cannotNow = () => new StatusError(503, '服务暂时不可用，请稍后再试');
