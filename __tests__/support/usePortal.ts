import type { Extra } from '../../src/contract/extras';
import { answersOf } from './cannedPortal';
import { useCannedServer } from './cannedServer';
import { renderApp } from './renderApp';

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
