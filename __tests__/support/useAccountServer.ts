import type { TestServerOptions } from './server';
import { startAccountServer, Visitor, type AccountServer } from './visitor';

/**
 * Starts a server for the tests of a describe, and gives each of them a visitor of its own.
 *
 * @param assign is handed both before each test
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
