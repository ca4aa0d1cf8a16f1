import { useSearchParams } from 'react-router-dom';
import { positiveInteger } from './positiveInteger';

/** The page number in the address, and a function that changes it. */
export function usePage(): [page: number, goTo: (page: number) => void] {
  const [search, setSearch] = useSearchParams();
  const page = positiveInteger(search.get('page')) ?? 1;
  return [
    page,
    (to) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (to === 1) next.delete('page');
        else next.set('page', String(to));
        return next;
      }),
  ];
}
