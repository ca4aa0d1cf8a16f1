import type { StaffMember } from '../contract/desk';
import { useGetDeskMeQuery } from './deskApi';

/** The logged-in user. Screens are shown only once it is known. */
export function useDeskMe(): StaffMember {
  const { data } = useGetDeskMeQuery();
  if (!data) throw new Error('a screen of the desk was shown before its user was known');
  return data;
}
