import type { ListChoice } from './filters';

/**
 * The envelopes of requests and answers, as a RuoYi-like backend has them: docs/behaviour/calls.md. The client and the
 * server both import this folder, which imports nothing else and does no I/O.
 */

/** Answer of every call. `code` 0 is success; extra keys (token, attId) sit beside `code`. */
export interface Envelope<Data = unknown> {
  code: number;
  /** Always present from the reference backend; null where the server has nothing to say. */
  msg: string | null;
  /** Left out when there is nothing to send. */
  data?: Data;
}

/** Answer of a list call: `total` counts all rows, `rows` holds one page. */
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
  /** Parameters of their own, where the backend offers filters. */
  choice?: ListChoice;
}
