import { useGetMyMarksQuery } from '../../areas/my/myApi';
import type { SubmissionMarks } from '../../contract/submission';
import { useMyOwner } from './useMyOwner';

const none: SubmissionMarks = { projects: {}, apps: {} };

/** Receipt numbers of what the company has sent in and stands, by project and app; asked for by companies alone. */
export function useReceipts(): SubmissionMarks {
  const owner = useMyOwner();
  const { currentData } = useGetMyMarksQuery({ owner: owner ?? '' }, { skip: owner === null });
  return (owner !== null && currentData) || none;
}
