import { LineIcon } from '../../components/LineIcon';

/** The glass of the search; the portal shows none. */
export const SearchIcon = ({ className }: { className?: string }) => (
  <LineIcon shape="M8.5 3a5.5 5.5 0 1 0 .01 0zM12.7 12.7 17 17" className={className} />
);
