import fs from 'node:fs';
import path from 'node:path';
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import Libsql from 'libsql';
import { entities } from '../../../src/contract/entities';
import { runContentCommand } from '../../../server/content/cli';
import { addContentColumns, createContentTable } from '../../../server/db/contentTable';
import { createListIndexes } from '../../../server/db/listIndexes';
import { copyBefore, openDatabase, openUnchanged } from '../../../server/db/openDatabase';
import { migrate, migrations } from '../../../server/db/migrate';
import type { Store } from '../../../server/db/schema';
import { copyWrittenStore, emptyStore } from '../../support/stores';
import { itOnPostgres, testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const released = Object.keys(migrations);
afterEach(() => {
  for (const name of Object.keys(migrations)) if (!released.includes(name)) delete migrations[name];
});

/** Adds a migration that creates a table. */
const addStep = (name: string) => {
  migrations[name] = { up: async (db) => db.schema.createTable(`of-${name}`).addColumn('a', 'text').execute() };
};
const namesIn = async (db: Store) =>
  (await db.selectFrom('schemaMigration').select('name').orderBy('name').execute()).map(({ name }) => name);

/** Makes a store one from before an area was added. */
async function dropArea(db: Store, area: string): Promise<void> {
  await sql`drop table ${sql.table(area)}`.execute(db);
  // PostgreSQL keeps what its triggers called.
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    await sql`drop function ${sql.id(`search_${area}`)}`.execute(db);
}

describe.each(testEngines)('migrations on the engine %s', (engine) => {
  let db: Store;
  beforeEach(async () => {
    ({ db } = await emptyStore(engine));
  });

  it('run once, and each one of an upgrade is reported', async () => {
    const steps: string[] = [];
    const onStep = (one: { step: string }) => void steps.push(one.step);
    await migrate(db, { onStep });
    addStep('015-notices');
    await migrate(db, { onStep });
    await migrate(db, { onStep });
    expect(steps).toEqual(['015-notices']);
    expect(await namesIn(db)).toEqual([...released, '015-notices']);
  });

  it('include the areas that were added since, each of which is told', async () => {
    const events: string[] = [];
    const hooks = {
      onStep: ({ step }: { step: string }) => void events.push(step),
      beforeFirst: async (step: string) => void events.push(`before ${step}`),
    };
    await migrate(db, hooks);
    expect(events).toEqual([]);
    for (const area of ['policy', 'recruit']) await dropArea(db, area);
    await migrate(db, hooks);
    expect(events).toEqual(['before area-policy', 'area-policy', 'area-recruit']);
    await migrate(db, hooks);
    expect(events).toHaveLength(3);
    expect(await db.selectFrom('recruit').selectAll().execute()).toEqual([]);
  });

  it('add a field to an area', async () => {
    await migrate(db);
    const grown = { ...entities.policy, fdNote: { kind: 'text' } } as const;
    migrations['015-note'] = { up: (trx) => addContentColumns(trx, 'policy', grown) };
    await migrate(db);
    expect(await sql`select "fdNote" from "policy"`.execute(db)).toMatchObject({ rows: [] });
  });

  it('are begun once: an area that was added comes with the migrations', async () => {
    await migrate(db);
    await dropArea(db, 'policy');
    addStep('015-notices');
    const begun: string[] = [];
    await migrate(db, { beforeFirst: async (first) => void begun.push(first) });
    expect(begun).toEqual(['015-notices']);
  });

  it('are refused if the store has one that the server does not know', async () => {
    addStep('015-notices');
    await migrate(db);
    delete migrations['015-notices'];
    addStep('016-devices');
    await expect(migrate(db)).rejects.toThrow(/does not know \(015-notices\).*newer server/);
    expect(await namesIn(db)).toEqual([...released, '015-notices']);
  });

  it('leave the store unchanged if one of them fails', async () => {
    await migrate(db);
    addStep('015-notices');
    const { up } = migrations['015-notices']!;
    migrations['015-notices'] = {
      up: async (trx) => {
        await up(trx);
        throw new Error('no room');
      },
    };
    await expect(migrate(db)).rejects.toThrow('no room');
    expect(await namesIn(db)).toEqual(released);
    expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('of-015-notices');
  });
});

itOnPostgres('a schema of its own is enough for a store, beside an earlier one and another of now', async () => {
  const { db, place } = await emptyStore('postgres');
  await sql`alter schema "public" rename to "earlier"`.execute(db);
  await sql`create table "earlier"."schemaVersion" ("name" text)`.execute(db);
  for (const schema of ['first', 'second']) {
    await sql`create schema ${sql.id(schema)}`.execute(db);
    const databaseUrl = `${place.databaseUrl}?options=-c%20search_path%3D${schema}`;
    for (const again of [false, true]) {
      const store = await openDatabase({ ...place, databaseUrl });
      expect(await namesIn(store)).toEqual(released);
      const stored = await store.selectFrom('portalState').select('value').where('name', '=', 'kept').execute();
      expect(stored).toEqual(again ? [{ value: schema }] : []);
      if (!again) await store.insertInto('portalState').values({ name: 'kept', value: schema }).execute();
      await store.destroy();
    }
  }
});

describe('an embedded store', () => {
  it('is backed up privately before an upgrade or an added area, and not when it is new or up to date', async () => {
    const { db, place } = await emptyStore('embedded');
    await db.destroy();
    const events: object[] = [];
    const open = () => openDatabase(place, undefined, 'endless', (event) => events.push(event));
    const first = await open();
    await first.insertInto('portalState').values({ name: 'kept', value: 'yes' }).execute();
    await first.destroy();
    await (await open()).destroy();
    expect(events.filter((event) => 'copy' in event)).toEqual([]);
    events.length = 0;
    addStep('015-notices');
    addStep('016-devices');
    const upgraded = await open();
    const copy = copyBefore(place.dataDir, '015-notices');
    expect(events).toMatchObject([{ copy }, { step: '015-notices' }, { step: '016-devices' }]);
    await sql`drop table policy`.execute(upgraded);
    await upgraded.destroy();
    expect(fs.statSync(copy).mode & 0o777).toBe(0o600);
    const file = new Libsql(copy, { readonly: true });
    const names = file.prepare('select name from schemaMigration order by name').all() as { name: string }[];
    expect(names.map(({ name }) => name)).toEqual(released);
    expect(file.prepare("select value from portalState where name = 'kept'").all()).toEqual([{ value: 'yes' }]);
    expect(file.prepare('select count(*) as n from policy').all()).toEqual([{ n: 0 }]);
    file.close();
    expect(fs.readdirSync(place.dataDir).filter((name) => name.includes('before'))).toHaveLength(1);
    events.length = 0;
    await (await open()).destroy();
    expect(events).toMatchObject([{ copy: copyBefore(place.dataDir, 'area-policy') }, { step: 'area-policy' }]);
    const withoutArea = new Libsql(copyBefore(place.dataDir, 'area-policy'), { readonly: true });
    expect(withoutArea.prepare("select name from sqlite_master where name = 'policy'").all()).toEqual([]);
    withoutArea.close();
  });

  it('are not made if that copy fails, of which nothing stays', async () => {
    const { place } = await emptyStore('embedded');
    await (await openDatabase(place)).destroy();
    addStep('015-notices');
    // No file can replace it.
    fs.mkdirSync(path.join(copyBefore(place.dataDir, '015-notices'), 'occupied'), { recursive: true });
    await expect(openDatabase(place)).rejects.toThrow();
    expect(fs.readdirSync(place.dataDir).filter((name) => name.endsWith('.new'))).toEqual([]);
    const unchanged = openUnchanged(place);
    expect(await namesIn(unchanged)).toEqual(released);
    await unchanged.destroy();
  });
});

const listIndexes = (db: Store) =>
  sql`select "name", "sql" from sqlite_master where "type" = 'index' and "name" like '%!_listed%' escape '!' order by 1`
    .execute(db)
    .then(({ rows }) => rows as { name: string; sql: string }[]);

it('an embedded store whose lists had indexes of less gets those of a new store, with a field that a later step adds', async () => {
  const step = '002-list-indexes';
  const { place } = await emptyStore('embedded');
  const before = await openDatabase(place);
  const expected = await listIndexes(before);
  for (const { name } of expected) await sql`drop index ${sql.ref(name)}`.execute(before);
  await sql`create index "policy_listed_by_fdClass" on "policy" ("fdClass", "fdId")`.execute(before);
  await sql`alter table "policy" drop column "fdLevel"`.execute(before);
  await sql`drop table "recruit"`.execute(before);
  await before.deleteFrom('schemaMigration').where('name', '=', step).execute();
  await before.destroy();
  migrations['003-level'] = { up: (db) => addContentColumns(db, 'policy', entities.policy) };
  const events: object[] = [];
  const upgraded = await openDatabase(place, undefined, 'endless', (event) => events.push(event));
  expect(events).toMatchObject([
    { copy: copyBefore(place.dataDir, step) },
    { step },
    { step: '003-level' },
    { step: 'area-recruit' },
  ]);
  expect(await listIndexes(upgraded)).toEqual(expected);
  expect(await upgraded.selectFrom('policy').select('fdLevel').execute()).toEqual([]);
  await upgraded.destroy();
});

jest.setTimeout(180_000);

describe.each(testEngines)('a store from before the baseline, on the engine %s', (engine) => {
  const policiesIn = async (place: Parameters<typeof openUnchanged>[0]) => {
    const db = openUnchanged(place);
    const rows = await db.selectFrom('policy').select(['fdId', 'fdTitle']).orderBy('fdId').execute();
    await db.destroy();
    return rows;
  };

  it('is left as it is, and the message names the way to carry its content over, which works', async () => {
    const { place } = await copyWrittenStore('2026-11-23', engine);
    const before = await policiesIn(place);
    await expect(openDatabase(place)).rejects.toThrow(
      /cannot be upgraded.*npm run content -- export FILE.*import FILE/,
    );
    expect(await policiesIn(place)).toEqual(before);

    const envOf = ({ dataDir, databaseUrl }: typeof place) => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' });
    const file = path.join(tempFolder(), 'content.json');
    expect(await runContentCommand(['export', file], envOf(place))).toEqual({
      ok: true,
      text: expect.stringContaining('rows written to'),
    });
    expect(fs.existsSync(file)).toBe(true);
    const { place: later } = await emptyStore(engine);
    await (await openDatabase(later)).destroy();
    expect(await runContentCommand(['import', file], envOf(later))).toMatchObject({ ok: true });
    expect(await policiesIn(later)).toEqual(before);
  });
});

const notice = {
  fdId: { kind: 'id', required: true },
  fdTitle: { kind: 'text', required: true, max: 300 },
  fdApplyDate: { kind: 'date' },
  sort: { kind: 'order', required: true, sent: false },
} as const;

it.each(testEngines)(
  'an area gets its columns, and a category may be a filter besides, on the engine %s',
  async (engine) => {
    const { db } = await emptyStore(engine);
    const anyStore = db as unknown as Kysely<unknown>;
    const classed = { ...notice, fdClass: { kind: 'category', facet: { kind: 'value', label: '类别' } } } as const;
    await createContentTable(anyStore, 'notice', notice);
    for (let times = 0; times < 2; times += 1) await addContentColumns(anyStore, 'notice', classed);
    const { columns } = (await db.introspection.getTables()).find(({ name }) => name === 'notice')!;
    expect(columns.map(({ name, dataType, isNullable }) => [name, /int/i.test(dataType), isNullable])).toEqual([
      ['fdId', false, false],
      ['fdTitle', false, false],
      ['fdApplyDate', false, true],
      ['sort', true, false],
      ['demo', false, false],
      ['fdClass', false, true],
    ]);
    await expect(createListIndexes(anyStore, 'notice', classed)).resolves.toBeUndefined();
  },
);
