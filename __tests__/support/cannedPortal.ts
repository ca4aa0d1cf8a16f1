import type { Answering, Canned, CannedRequest } from './cannedServer';

type Answer = Canned | ((request: CannedRequest) => Canned);

/** The body of a page of a list: `count` rows in total, each generated from its number, from 1. */
export const pageOfRows =
  (count: number, row: (number: number) => object) =>
  ({ query }: CannedRequest): Canned => {
    const size = Number(query.get('pageSize'));
    const last = Math.max(1, Math.ceil(count / size));
    // Past the end a backend of this kind answers the last page again.
    const page = Math.min(Number(query.get('pageNum')), last);
    const numbers = Array.from(
      { length: Math.min(size, count - (page - 1) * size) },
      (_, i) => (page - 1) * size + i + 1,
    );
    return { body: { code: 0, msg: null, total: count, rows: numbers.map(row) } };
  };

export const record = (data: unknown): Canned => ({ body: { code: 0, msg: null, data } });

/** Mock responses by path; any other path is an empty success, so that the rest of the page works. */
export const answersOf =
  (table: Record<string, Answer>): Answering =>
  (request) => {
    const answer = table[request.path];
    if (answer) return typeof answer === 'function' ? answer(request) : answer;
    return { body: { code: 0, msg: null, total: 0, rows: [], data: [] } };
  };

/** The entries of the portal's configuration that have a value. */
export const configured =
  (values: Record<string, unknown>) =>
  ({ query }: CannedRequest): Canned => {
    const type = query.get('type') ?? '';
    return { body: { code: 0, rows: type in values ? [{ configKey: type, configValue: values[type] }] : [] } };
  };
