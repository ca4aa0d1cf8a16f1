import { createMemoryHistory } from '@remix-run/router';
import type { RouteObject } from 'react-router-dom';
import { createPageRouter } from '../../src/app/pageRouter';

/** A router with an in-memory history, at one address. */
export const memoryRouter = (routes: RouteObject[], path = '/') =>
  createPageRouter(createMemoryHistory({ initialEntries: [path] }), routes);
