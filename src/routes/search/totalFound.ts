import type { SearchPage } from '../../contract/search';

/** Total number of results in all areas. */
export const totalFound = ({ counts }: SearchPage): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
