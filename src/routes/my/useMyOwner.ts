import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { selectOffers } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';

/** The logged-in company; null for visitors, for staff, and without the feature `my`. */
export function useMyOwner(): string | null {
  const offered = useAppSelector((state) => selectOffers(state, 'my'));
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  return (offered && token && user?.fdComId) || null;
}
