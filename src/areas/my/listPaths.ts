import type { SubmissionKind } from '../../contract/submission';
import { paths } from '../../lib/paths';

/** The address of each list. */
export const listPaths: Record<SubmissionKind, string> = {
  application: paths.my.applications,
  intention: paths.my.intentions,
  entry: paths.my.entries,
};
