import { screen, within } from '@testing-library/react';
import type { Extra } from '../../src/contract/extras';
import { useCannedServer, type Answering, type Canned, type CannedRequest } from './cannedServer';
import { renderApp } from './renderApp';

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

type Name = string | RegExp;

/** A page's parts by their role and name, once they are there. */
export const findLink = (name: Name) => screen.findByRole<HTMLAnchorElement>('link', { name });
export const findButton = (name: Name) => screen.findByRole<HTMLButtonElement>('button', { name });
export const findTitle = (name?: Name) => screen.findByRole('heading', { level: 1, name });

/** The texts of all elements of a role, in a part of the page or all of it. */
export const textsOf = (role: string, part?: HTMLElement): (string | null)[] =>
  (part ? within(part) : screen).getAllByRole(role).map(({ textContent }) => textContent);

type Answers = Parameters<typeof answersOf>[0];
type Options = Omit<Parameters<typeof renderApp>[1], 'origin'>;

/**
 * The whole portal over a mock backend, for the tests of a file or describe.
 * @param usual what the backend answers unless a test says otherwise
 * @param extras what it offers beyond the portal
 */
export function usePortal(usual: Answers = {}, extras: Extra[] = []) {
  const backend = useCannedServer();
  const answering = (answers: Answers) => backend.answering(answersOf({ ...usual, ...answers }));
  beforeEach(() => answering({}));
  return {
    backend,
    /** Answers that are other than usual from now on; calls are counted anew. */
    answering,
    /** Opens the portal at an address. */
    open(path: string, answers?: Answers, options?: Options) {
      if (answers) answering(answers);
      return renderApp(path, { origin: backend.url, extras, ...options });
    },
    /** The queries of the calls to a path. */
    asked: (to: string) => backend.requests.filter(({ path }) => path === to).map(({ query }) => query),
    /** The calls that were made with a login. */
    authorized: () => backend.requests.filter(({ headers }) => headers.authorization),
  };
}
