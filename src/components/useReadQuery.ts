import { useLocation } from 'react-router-dom';
import { queryRead } from '../contract/addresses';

/** The query parameters that the current page knows: the same for links with additional parameters. */
export function useReadQuery(): string {
  const { pathname, search } = useLocation();
  return queryRead(pathname, search);
}
