import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Extra } from '../../src/contract/extras';
import { PageRoutes } from '../../src/app/PageRoutes';
import { makeRoutes } from '../../src/app/routes';
import { endWithTest } from './endWithTest';
import { memoryRouter } from './memoryRouter';
import { makeTestStore } from './testStore';

interface RenderAppOptions {
  /** Origin of the backend that the page calls. */
  origin: string;
  /** Token of an existing login; none: logged out. */
  token?: string;
  /** What the backend offers beyond the portal; nothing unless given. */
  extras?: Extra[];
}

/** The whole portal at one address: real routes, store, listeners and clients, with an in-memory router. */
export function renderApp(path: string, { origin, token, extras }: RenderAppOptions) {
  const { store, browser } = makeTestStore(origin, token ?? null, extras);
  endWithTest(store);
  const router = memoryRouter(makeRoutes(), path);
  const view = render(
    <Provider store={store}>
      <PageRoutes router={router} />
    </Provider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, store, browser, router, address, user: userEvent.setup() };
}
