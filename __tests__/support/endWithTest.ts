import { portalApi } from '../../src/api/portalApi';

interface PageStore {
  dispatch(thunk: ReturnType<typeof portalApi.util.getRunningQueriesThunk>): ({ abort(): void } | undefined)[];
}
const stores: PageStore[] = [];

// Pending responses of a page must not arrive during the next test.
afterEach(() => {
  for (const store of stores.splice(0)) {
    for (const query of store.dispatch(portalApi.util.getRunningQueriesThunk())) query?.abort();
  }
});

/** Ends the store's page after the test. */
export const endWithTest = (store: PageStore) => void stores.push(store);
