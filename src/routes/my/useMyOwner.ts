import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { useOffers } from '../../state/useOffers';
import { useAppSelector } from '../../state/hooks';

/** The logged-in company; null for visitors, for staff, and without the feature `my`. */
export function useMyOwner(): string | null {
  const offered = useOffers('my');
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  return (offered && token && user?.fdComId) || null;
}
