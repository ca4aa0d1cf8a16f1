import type { SubmissionKind } from '../../contract/submission';
import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

const listOf = (kind: SubmissionKind, path: string) =>
  screen({
    path,
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ './MyListRoute').then((m) => m.MyListRoute),
    given: { kind },
  });

/** The lists of a company's submissions. */
export const myLists = [
  listOf('application', addresses.my.applications),
  listOf('intention', addresses.my.intentions),
  listOf('entry', addresses.my.entries),
];
