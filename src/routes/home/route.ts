import { addresses } from '../../contract/addresses';
import { runAll, screen } from '../screen';
import { runIfDemandEnabled } from '../section/sectionQueries';
import { homeQueriesAt } from './homeQueries';

/** The home page: docs/behaviour/home.md. */
export const home = screen({
  path: addresses.home,
  chunk: 'index',
  load: () => import(/* webpackChunkName: "index" */ './HomeRoute').then((m) => m.HomeRoute),
  queries: homeQueriesAt,
  read: (read, { demand, ...others }) => Promise.all([runAll(read, others), runIfDemandEnabled(read, { demand })]),
});
