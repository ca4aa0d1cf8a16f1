import { pageAddresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Any unknown path; `detail` without an id is not a category. */
export const notFound = screen({
  path: ['*', ...pageAddresses.flatMap((at) => (at.endsWith('/detail/:fdId') ? [at.slice(0, -'/:fdId'.length)] : []))],
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './NotFoundRoute').then((m) => m.NotFoundRoute),
});
