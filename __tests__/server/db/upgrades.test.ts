import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import type { Kysely } from 'kysely';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { copyBefore } from '../../../server/db/copyBeforeUpgrade';
import { migrate } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations';
import type { Database } from '../../../server/db/schema';
import type { PortalApp } from '../../../server/http/portalApp';
import { emptyStore, openStore } from '../../support/emptyStore';
import { insertInto } from '../../support/insertRows';
import { testEngines } from '../../support/server';
import { Visitor } from '../../support/visitor';
import { copyWrittenStore } from '../../support/writtenStore';

jest.setTimeout(180_000);

const tablesOf = async (db: Kysely<Database>) =>
  (await db.introspection.getTables())
    .map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType}`).sort()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

const stepsOf = async (db: Kysely<Database>) =>
  (await db.selectFrom('schemaVersion').select('name').orderBy('version').execute()).map(({ name }) => name);

describe.each(testEngines)('on the engine %s', (engine) => {
  describe.each(['2026-11-21', '2026-11-23'])('a store written by the version of %s', (version) => {
    let store: Awaited<ReturnType<typeof copyWrittenStore>>;
    let app: PortalApp;
    let steps: string[];
    let tables: Awaited<ReturnType<typeof tablesOf>>;
    const answers = new Map<string, string>();

    beforeAll(async () => {
      store = await copyWrittenStore(version, engine);
      const { place, facts } = store;
      const before = openStore(place);
      steps = await stepsOf(before);
      tables = await tablesOf(before);
      await before.destroy();
      const config = { ...readConfig({ PORTAL_DEMO: '0' }), ...place, clientDir: place.dataDir };
      const now = () => Date.parse(facts.at) + 60_000;
      app = await buildApp(config, { now, onCaptcha: (session, answer) => void answers.set(session, answer) });
    });
    afterAll(() => app.close());

    /** With a session token of that version, or without one. */
    function visitor(as?: string): Visitor {
      const one = new Visitor({ app, answers });
      one.token = as === undefined ? null : store.facts.tokens[as]!;
      return one;
    }

    it('has the same tables as a new store', async () => {
      const { db } = await emptyStore(engine);
      const later = migrations.splice(steps.length);
      await migrate(db);
      migrations.push(...later);
      expect(await tablesOf(db)).toEqual(tables);
      expect(await stepsOf(db)).toEqual(steps);
    });

    // Before today's logins are added to the audit log.
    it('keeps content, entries, drafts, versions and attachments', async () => {
      for (const { url, as, body } of store.facts.reads) expect((await visitor(as).get(url)).body).toMatchObject(body);
      for (const { url, as } of store.facts.files) {
        const { raw } = await visitor(as).get(url);
        expect(raw).toEqual(fs.readFileSync(path.join(store.place.dataDir, 'attachments', path.basename(url))));
      }
    });

    it('lets everybody log in and continue, except disabled accounts', async () => {
      const { logins, tokens, disabled } = store.facts;
      for (const { username, password } of Object.values(logins))
        expect((await visitor().logIn(username, password)).body).toMatchObject({ code: 0 });
      for (const name of Object.keys(tokens)) expect((await visitor(name).get('/api/user/info')).status).toBe(200);
      expect((await visitor().logIn(disabled.username, disabled.password)).body.msg).toBe('用户已封禁，请联系管理员');
      expect((await visitor().get('/api/user/info', { token: disabled.token })).status).toBe(401);
    });

    it('answers a repeated write with the first response, and stores nothing', async () => {
      const counts = async () => (await visitor('company').get('/api/my/counts')).body.data;
      const before = await counts();
      expect(before).toEqual({ application: 1, intention: 1, entry: 2, news: 0 });
      for (const { url, as, form, json, upload, key, answer } of store.facts.writes) {
        const sender = visitor(as);
        const file = () => fs.readFileSync(path.join(store.place.dataDir, 'attachments', String(answer.attId)));
        const again = upload
          ? await sender.upload(file(), upload, { key })
          : await (form ? sender.form(url, form, { key }) : sender.send('POST', url, { json, key }));
        expect([again.status, again.body]).toEqual([200, answer]);
      }
      expect(await counts()).toEqual(before);
    });

    it('continues the receipt numbers', async () => {
      const { form } = store.facts.writes.find(({ url }) => url === '/api/getbuginess/add')!;
      const { body } = await visitor('company').form('/api/getbuginess/add', form!, { key: 'another-key' });
      expect(body).toMatchObject({ code: 0, number: 'FB-20261123-0003' });
    });

    it('was backed up before its first new migration, with the embedded engine', async () => {
      const { dataDir } = store.place;
      const copies = fs.readdirSync(dataDir).filter((name) => name.includes('before'));
      const next = migrations[steps.length];
      if (engine === 'postgres' || !next) return expect(copies).toEqual([]);
      const file = copyBefore(dataDir, next.name);
      expect(copies).toEqual([path.basename(file)]);
      const copy = new Libsql(file, { readonly: true });
      const made = copy.prepare('select name from schemaVersion order by version').all() as { name: string }[];
      expect(made.map(({ name }) => name)).toEqual(steps);
      expect(copy.prepare('select count(*) as n from getbuginess').all()).toEqual([{ n: 2 }]);
      copy.close();
    });
  });

  it('counts existing rows for the desk', async () => {
    const { db } = await emptyStore(engine);
    const at = Date.parse('2025-01-15T08:00:00+08:00');
    const later = migrations.splice(migrations.findIndex(({ name }) => name === '011-desk-counts'));
    await migrate(db);
    const report = { area: 'policy', targetId: 'a', title: '题', reason: 'false', createdAt: at };
    await insertInto(db, 'report', { ...report, fdId: 'r1' }, { ...report, fdId: 'r2', closedAt: at + 86_400_000 });
    const account = { passwordHash: 'none', status: '0', createdAt: at, demo: '0' };
    const company = { ...account, isCust: '1' };
    await insertInto(
      db,
      'account',
      { ...company, fdId: 'a1', username: '13800000001' },
      { ...company, fdId: 'a2', username: '13800000002', passwordHash: '' },
      { ...account, fdId: 'a3', username: 'staff', isCust: '0' },
    );
    await insertInto(db, 'deskRecord', { fdId: 'd', at, accountId: 'a3', actor: 'staff', action: 'a', target: 't' });
    migrations.push(...later);
    await migrate(db);
    const counts = await db.selectFrom('deskCount').selectAll().orderBy('list').execute();
    const day = Math.floor((at + 8 * 3_600_000) / 86_400_000);
    expect(counts.map((row) => [row.list, Number(row.day), Number(row.count)])).toEqual([
      ['closedReports', day + 1, 1],
      ['companies', day, 1],
      ['openReports', day, 1],
      ['records', day, 1],
    ]);
  });
});
