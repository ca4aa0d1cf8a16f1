import { createMemoryHistory } from '@remix-run/router';
import type { RouteObject } from 'react-router-dom';
import { createPageRouter } from '../../src/app/pageRouter';

/** A router whose history is its own, at one address. */
export const memoryRouter = (routes: RouteObject[], path = '/') =>
  createPageRouter(createMemoryHistory({ initialEntries: [path] }), routes);
