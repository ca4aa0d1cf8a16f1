import { useLocation } from 'react-router-dom';
import { queryRead } from '../contract/addresses';

/** What the open page reads of its query: the same for everyone who came by a link with other names in it. */
export function useReadQuery(): string {
  const { pathname, search } = useLocation();
  return queryRead(pathname, search);
}
