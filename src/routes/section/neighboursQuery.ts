import { matchPath } from 'react-router-dom';
import type { NeighboursQuery } from '../../areas/relations/relationsApi';

/** The list in which a detail stands. */
export interface DetailList {
  area: string;
  /** The root of the lists that it leads back to. */
  root: string;
  /** What the list asks for besides what its address says. */
  own?: Readonly<Record<string, string>>;
}

/** Asks for what stands beside a detail in the list of this address. */
export function neighboursQuery({ area, root, own = {} }: DetailList, fdId: string, to: string): NeighboursQuery {
  const { pathname, searchParams } = new URL(to, 'http://portal.invalid');
  searchParams.delete('page');
  // Jobs stand in a block of the experts' list, whose categories are not theirs.
  const category = area === 'recruit' ? undefined : matchPath(`${root}/:category`, pathname)?.params.category;
  if (category !== undefined) searchParams.set('category', category);
  for (const [name, value] of Object.entries(own)) searchParams.set(name, value);
  return { area, fdId, list: String(searchParams) };
}
