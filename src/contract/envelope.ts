import type { ListChoice } from './filters';

/**
 * Request and response envelopes of a RuoYi-like backend: docs/behaviour/calls.md. Both client and server import this
 * folder, which imports nothing else and does no I/O.
 */

/** Response of every call. `code` 0 is success; extra keys (token, attId) are siblings of `code`. */
export interface Envelope<Data = unknown> {
  code: number;
  /** Always present from the reference backend; null without a message. */
  msg: string | null;
  /** Omitted if empty. */
  data?: Data;
}

/** Response of a list call: `total` counts all rows, `rows` holds one page. */
export interface ListEnvelope<Row> {
  code: number;
  msg: string | null;
  total: number;
  rows: Row[];
}

/** Query of a list call. Pages count from 1; the server's defaults are page 1, 10 rows. */
export interface ListQuery {
  pageNum: number;
  pageSize: number;
  category?: string;
  /** Filter parameters, if the backend supports them. */
  choice?: ListChoice;
}
