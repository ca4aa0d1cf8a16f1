import type { ColumnMetadata, Kysely } from 'kysely';
import { contentFields, contentNames } from '../../../server/content/contentFields';
import { addContentColumns, createContentTable } from '../../../server/db/contentTable';
import { migrate } from '../../../server/db/migrate';
import type { Database } from '../../../server/db/schema';
import { emptyStore } from '../../support/emptyStore';
import { testEngines } from '../../support/server';

const notice = {
  fdId: { kind: 'id', required: true },
  fdTitle: { kind: 'text', required: true, max: 300 },
  fdApplyDate: { kind: 'date' },
  fdType: { kind: 'category', max: 64 },
  sort: { kind: 'order', required: true, sent: false },
} as const;

describe.each(testEngines)('on the engine %s', (engine) => {
  async function columnsOf(db: Kysely<Database>, table: string): Promise<ColumnMetadata[]> {
    const tables = await db.introspection.getTables();
    return tables.find(({ name }) => name === table)?.columns ?? [];
  }

  it('every migrated table has the columns of its entity, and no stricter ones', async () => {
    const { db } = await emptyStore(engine);
    await migrate(db);
    for (const area of contentNames) {
      const columns = await columnsOf(db, area);
      const fields = contentFields[area];
      expect([area, columns.map(({ name }) => name).sort()]).toEqual([area, [...Object.keys(fields), 'demo'].sort()]);
      for (const { name, dataType, isNullable } of columns) {
        if (name === 'demo') continue;
        expect([area, name, /int/i.test(dataType)]).toEqual([area, name, fields[name]?.kind === 'order']);
        if (!isNullable) expect([area, name, fields[name]?.required]).toEqual([area, name, true]);
      }
    }
  });

  it('a new table gets its columns from the entity, and missing ones later', async () => {
    const { db } = await emptyStore(engine);
    const anyStore = db as unknown as Kysely<unknown>;
    await createContentTable(anyStore, 'notice', notice);
    const shapes = async () =>
      (await columnsOf(db, 'notice')).map(({ name, dataType, isNullable }) => [
        name,
        /int/i.test(dataType) ? 'integer' : dataType.toLowerCase(),
        isNullable,
      ]);
    const first = [
      ['fdId', 'text', false],
      ['fdTitle', 'text', false],
      ['fdApplyDate', 'text', true],
      ['fdType', 'text', true],
      ['sort', 'integer', false],
      ['demo', 'text', false],
    ];
    expect(await shapes()).toEqual(first);
    const grown = { ...notice, fdContent: { kind: 'rich' } } as const;
    for (let times = 0; times < 2; times += 1) await addContentColumns(anyStore, 'notice', grown);
    expect(await shapes()).toEqual([...first, ['fdContent', 'text', true]]);
  });
});
