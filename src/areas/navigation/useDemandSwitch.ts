import { useGetNavigationValueQuery } from './navigationApi';

export type DemandSwitch = 'pending' | 'shown' | 'hidden';

/**
 * Whether there is a demand half (spec §2.6): hidden only where the config value 'demand' is the text false; while it
 * loads its place stays empty, and when it cannot be had, demand shows (decision 4).
 */
export function useDemandSwitch(): DemandSwitch {
  const { data, isLoading } = useGetNavigationValueQuery('demand');
  if (isLoading) return 'pending';
  return data?.trim().toLowerCase() === 'false' ? 'hidden' : 'shown';
}
