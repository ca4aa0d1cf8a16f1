import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** /search?q=…: results of all areas; with an area, all of its results. Few visitors search. */
export const search = screen({
  path: addresses.search,
  chunk: 'search',
  load: () => import(/* webpackChunkName: "search" */ './SearchRoute').then((m) => m.SearchRoute),
  api: () => import(/* webpackChunkName: "search" */ './searchQueries'),
  queries: (at, { searchQueries }) => searchQueries(at),
});
