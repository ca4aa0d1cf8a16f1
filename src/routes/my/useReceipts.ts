import { useGetMyMarksQuery } from '../../areas/my/myMarksApi';
import type { SubmissionMarks } from '../../contract/submission';
import { useMyOwner } from './useMyOwner';

const none: SubmissionMarks = { projects: {}, apps: {} };

/** Receipt numbers of the company's open submissions, by project and app; queried for companies only. */
export function useReceipts(): SubmissionMarks {
  const owner = useMyOwner();
  const { currentData } = useGetMyMarksQuery({ owner: owner ?? '' }, { skip: owner === null });
  return (owner !== null && currentData) || none;
}
