import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** One submission, for the company that sent it. */
export const mySubmission = screen({
  path: addresses.my.submission,
  chunk: 'my',
  load: () => import(/* webpackChunkName: "my" */ './MySubmissionRoute').then((m) => m.MySubmissionRoute),
});
