import { useLocation } from 'react-router-dom';
import { knownQuery } from '../contract/addresses';

/** The query parameters that the current page knows: the same for links with additional parameters. */
export function useKnownQuery(): string {
  const { pathname, search } = useLocation();
  return knownQuery(pathname, search);
}
