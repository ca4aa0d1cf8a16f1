import { matchPath } from 'react-router-dom';
import type { NeighboursQuery } from '../../areas/relations/relationsApi';

/** The list that contains a detail. */
export interface DetailList {
  area: string;
  /** Root path of the lists it returns to. */
  root: string;
  /** Conditions of the list besides its address. */
  own?: Readonly<Record<string, string>>;
}

/** Query of the previous and next item of a detail in the list at this address. */
export function neighboursQuery({ area, root, own = {} }: DetailList, fdId: string, to: string): NeighboursQuery {
  const { pathname, searchParams } = new URL(to, 'http://portal.invalid');
  searchParams.delete('page');
  // Jobs are listed on the experts' page, whose categories are not theirs.
  const category = area === 'recruit' ? undefined : matchPath(`${root}/:category`, pathname)?.params.category;
  if (category !== undefined) searchParams.set('category', category);
  for (const [name, value] of Object.entries(own)) searchParams.set(name, value);
  return { area, fdId, list: String(searchParams) };
}
