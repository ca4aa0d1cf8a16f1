import { messages } from './messages';

/** A business failure: HTTP 200 with a code and this text, since RuoYi never uses HTTP statuses for it. */
export class BusinessError extends Error {
  /**
   * @param msg text for the user; null where RuoYi sends none
   * @param code of the body
   * @param data of the body: texts by field, for refusals that belong to fields
   */
  constructor(
    readonly msg: string | null,
    readonly code = 500,
    readonly data?: Readonly<Record<string, string>>,
  ) {
    super(msg ?? 'business failure');
  }
}

/** A failure with an HTTP status, which is also the body's code. */
export class StatusError extends Error {
  constructor(
    readonly statusCode: number,
    readonly msg: string,
  ) {
    super(msg);
  }
}

/** A limit was exceeded: 429, and the seconds after which at the latest a call is accepted again. */
export class TooManyRequests extends StatusError {
  constructor(readonly retryAfter: number) {
    super(429, messages.tooOften(Math.floor(retryAfter / 60)));
  }
}

/** A store, or something in front of it, is unavailable. The request may or may not have been carried out. */
export class StoreUnavailableError extends Error {
  readonly statusCode = 503;

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Overloaded, or the data cannot be read now. */
export const serviceUnavailable = () => new StatusError(503, '服务暂时不可用，请稍后再试');
