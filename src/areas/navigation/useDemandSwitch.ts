import { useGetNavigationValueQuery } from './navigationApi';

export type DemandSwitch = 'pending' | 'shown' | 'hidden';

/**
 * Whether there is a demand half: hidden only if the config value 'demand' is the text false. While it loads its place
 * stays empty; if it cannot be read, demand shows.
 */
export function useDemandSwitch(): DemandSwitch {
  const { data, isLoading } = useGetNavigationValueQuery('demand');
  if (isLoading) return 'pending';
  return data?.trim().toLowerCase() === 'false' ? 'hidden' : 'shown';
}
