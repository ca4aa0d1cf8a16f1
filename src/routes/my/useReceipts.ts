import { useGetMyMarksQuery } from '../../areas/my/myMarksApi';
import type { SubmissionMarks } from '../../contract/submission';
import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { useOffers, useAppSelector } from '../../state/hooks';

/** The logged-in company; null for visitors, for staff, and without the feature `my`. */
function useMyOwner(): string | null {
  const offered = useOffers('my');
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  return (offered && token && user?.fdComId) || null;
}

const none: SubmissionMarks = { projects: {}, apps: {} };

/** Receipt numbers of the company's open submissions, by project and app; queried for companies only. */
export function useReceipts(): SubmissionMarks {
  const owner = useMyOwner();
  const { currentData } = useGetMyMarksQuery({ owner: owner ?? '' }, { skip: owner === null });
  return (owner !== null && currentData) || none;
}
