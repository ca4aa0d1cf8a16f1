import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import type { Store } from '../../../server/db/schema';
import { insertInto } from '../../support/insertRows';
import { useTestServer } from '../../support/server';

const server = useTestServer({ listen: false });

/** A slow query that the engine cannot optimise away. */
const longStatement = sql<{ n: number }>`
  select count(*) as n from
    (with recursive c(i) as (select 1 union all select i + 1 from c where i < 10000000) select i from c)`;

describe('the embedded engine', () => {
  let db: Store;
  beforeAll(async () => {
    db = await server.store();
  });

  it('answers short reads while a long one runs', async () => {
    const order: string[] = [];
    const long = longStatement.execute(db).then(({ rows }) => order.push(`long ${rows[0]?.n}`));
    await db.selectFrom('policy').select('fdId').limit(1).execute();
    order.push('short');
    await long;
    expect(order).toEqual(['short', 'long 10000000']);
  });

  it('does not block the event loop while a statement runs', async () => {
    const order: string[] = [];
    const long = longStatement.execute(db).then(() => order.push('statement'));
    await new Promise(setImmediate);
    order.push('event loop');
    await long;
    expect(order).toEqual(['event loop', 'statement']);
  });

  it('serialises writers, and rolls back incomplete transactions', async () => {
    const add = (name: string) => db.insertInto('portalState').values({ name, value: '1' }).execute();
    const failing = db.transaction().execute(async (step) => {
      await step.insertInto('portalState').values({ name: 'half', value: '1' }).execute();
      throw new Error('given up');
    });
    const [outcome] = await Promise.allSettled([failing, add('one'), add('two')]);
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'given up' } });
    const rows = await db
      .selectFrom('portalState')
      .select('name')
      .where('name', 'in', ['half', 'one', 'two'])
      .execute();
    expect(rows.map(({ name }) => name).sort()).toEqual(['one', 'two']);
  });

  it('continues after a failed statement, and reports the failure', async () => {
    await expect(sql`select nothing from nowhere`.execute(db)).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
    const twice = insertInto(db, 'portalState', { name: 'a', value: '1' }, { name: 'a', value: '2' });
    await expect(twice).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_CONSTRAINT/) });
    expect((await db.selectFrom('policy').select('fdId').execute()).length).toBe(23);
  });
});

describe('while another process holds the write lock', () => {
  it('answers reads at once, and a write as soon as the lock is released', async () => {
    const other = new Libsql(path.join(server.config.dataDir, 'portal.db'));
    other.exec('begin immediate');
    const order: string[] = [];
    const write = server.app.inject('/captcha/captchaImage?type=math').then(({ statusCode }) => {
      order.push(`captcha ${statusCode}`);
    });
    for (const url of ['/api/policy/list?pageSize=2', '/healthz', '/api/policy/list?pageSize=3']) {
      order.push(`read ${(await server.app.inject(url)).statusCode}`);
    }
    other.exec('commit');
    other.close();
    await write;
    expect(order).toEqual(['read 200', 'read 200', 'read 200', 'captcha 200']);
  });
});
