import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Store } from '@reduxjs/toolkit';
import { createMemoryHistory } from '@remix-run/router';
import { type RouteObject, MemoryRouter } from 'react-router-dom';
import type { PropsWithChildren, ReactElement } from 'react';
import type { Extra } from '../../src/contract/extras';
import { PageRoutes } from '../../src/app/PageRoutes';
import { makeRoutes } from '../../src/app/routes';
import { createPageRouter, type PageRouter } from '../../src/app/pageRouter';
import { endWithTest } from './endWithTest';
import { makeTestStore } from './testStore';
import type { CannedPage } from './cannedPage';

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
  const view = renderRoutes(store, router);
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { ...view, store, browser, router, address, user: userEvent.setup() };
}

/** A router with an in-memory history, at one address. */
export const memoryRouter = (routes: RouteObject[], path = '/') =>
  createPageRouter(createMemoryHistory({ initialEntries: [path] }), routes);

/** The screens of a router with a store. */
export const routesOver = (store: Store, router: PageRouter, basename?: string) => (
  <Provider store={store}>
    <PageRoutes router={router} basename={basename} />
  </Provider>
);

export const renderRoutes = (...over: Parameters<typeof routesOver>) => render(routesOver(...over));

/** Renders a view with a mock page's store, at one address. */
export const renderOver = (page: CannedPage, view: ReactElement, address = '/index') =>
  render(view, {
    wrapper: ({ children }: PropsWithChildren) => (
      <Provider store={page.store}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </Provider>
    ),
  });
