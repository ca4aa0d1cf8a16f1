import type { AreaName } from '../../src/contract/areas';
import type { SearchHit } from '../../src/contract/search';
import { fieldsOf } from '../content/contentFields';
import type { Store } from '../db/schema';
import { toWire, wireFields } from '../lists/listQuery';

type Entity = SearchHit['entity'];

/** Fields that search results never contain: long texts and personal data. */
const leftOut = (area: AreaName): Set<string> =>
  new Set(
    fieldsOf(area).flatMap(([name, { kind, searched }]) =>
      kind === 'rich' || kind === 'email' || searched === false ? [name] : [],
    ),
  );

/** Entities of an area by id, as in lists, without rich texts and personal data. */
export async function entitiesOf(db: Store, area: AreaName, ids: readonly string[]): Promise<Map<string, Entity>> {
  if (ids.length === 0) return new Map();
  const out = leftOut(area);
  const names = wireFields(area).flatMap(([name]) => (out.has(name) ? [] : [name]));
  const rows: Record<string, unknown>[] = await db
    .selectFrom(area as 'policy')
    .select(names as 'fdId'[])
    .where('fdId', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => {
      const wire = toWire(area, row, true);
      for (const name of out) delete wire[name];
      return [String(row.fdId), wire as Entity];
    }),
  );
}
