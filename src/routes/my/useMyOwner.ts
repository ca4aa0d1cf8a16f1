import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { selectOffers } from '../../state/extrasSlice';
import { useAppSelector } from '../../state/hooks';

/** The company whose own desk it is; null for visitors, for staff, and where the backend offers none. */
export function useMyOwner(): string | null {
  const offered = useAppSelector((state) => selectOffers(state, 'my'));
  const token = useAppSelector(selectToken);
  const user = useAppSelector(selectUser);
  return (offered && token && user?.fdComId) || null;
}
