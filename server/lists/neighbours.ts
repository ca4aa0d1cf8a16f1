import { Type } from '@sinclair/typebox';
import { entities } from '../../src/contract/entities';
import { shapeOf } from '../../src/contract/entityShape';
import type { Neighbour, Neighbours } from '../../src/contract/relations';
import type { AnyTable, ContentName, Store } from '../db/schema';
import type { AdjacentIds } from './listQuery';

/** Adds titles to the ids. */
export async function neighboursOf(db: Store, area: ContentName, ids: AdjacentIds): Promise<Neighbours> {
  const { title } = shapeOf(entities[area]);
  const wanted = Object.values(ids).filter((id) => id !== null);
  const rows: { fdId: string; title: string | null }[] =
    wanted.length === 0
      ? []
      : await (db.selectFrom(area) as AnyTable)
          .select(['fdId', `${title} as title`])
          .where('fdId', 'in', wanted)
          .execute();
  const named = (id: string | null): Neighbour | null => {
    const row = rows.find(({ fdId }) => fdId === id);
    return row ? { fdId: row.fdId, title: row.title ?? '' } : null;
  };
  return { previous: named(ids.previous), next: named(ids.next) };
}

const neighbourSchema = Type.Union([Type.Object({ fdId: Type.String(), title: Type.String() }), Type.Null()]);

export const neighboursSchema = Type.Object({ previous: neighbourSchema, next: neighbourSchema });
