import { useGetMyMarksQuery } from '../../areas/my/myMarksApi';
import type { SubmissionMarks } from '../../contract/submission';
import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { useOffers, useAppSelector } from '../../state/hooks';

const none: SubmissionMarks = { projects: {}, apps: {} };

/** Receipt numbers of the company's open submissions, by project and app; queried for companies only. */
export function useReceipts(): SubmissionMarks {
  const offered = useOffers('my');
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  const owner = (offered && token && user?.fdComId) || null;
  const { currentData } = useGetMyMarksQuery({ owner: owner ?? '' }, { skip: owner === null });
  return (owner !== null && currentData) || none;
}
