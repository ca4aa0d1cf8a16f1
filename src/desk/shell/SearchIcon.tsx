import { LineIcon } from '../../components/LineIcon';

/** Magnifying glass, which the portal's own search does not have. */
export const SearchIcon = ({ className }: { className?: string }) => (
  <LineIcon shape="M8.5 3a5.5 5.5 0 1 0 .01 0zM12.7 12.7 17 17" className={className} />
);
