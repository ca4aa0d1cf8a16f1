import { addresses } from '../../contract/addresses';
import { readAll, screen } from '../screen';
import { readIfDemand } from '../section/readIfDemand';
import { homeQueries } from './homeQueries';

/** The home page: docs/behaviour/home.md. */
export const home = screen({
  path: addresses.home,
  chunk: 'index',
  load: () => import(/* webpackChunkName: "index" */ './HomeRoute').then((m) => m.HomeRoute),
  queries: () => homeQueries,
  read: (read, { demand, ...others }) => Promise.all([readAll(read, others), readIfDemand(read, { demand })]),
});
