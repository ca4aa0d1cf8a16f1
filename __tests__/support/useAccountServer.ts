import type { TestServerOptions } from './server';
import { startAccountServer, Visitor, type AccountServer } from './visitor';

/**
 * Starts a server for the tests of a describe, and a new visitor for each test.
 *
 * @param assign called with both before each test
 */
export function useAccountServer(
  options: TestServerOptions,
  assign: (both: { server: AccountServer; visitor: Visitor }) => void,
): void {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer(options);
  });
  beforeEach(() => assign({ server, visitor: new Visitor(server) }));
  afterAll(() => server.close());
}
