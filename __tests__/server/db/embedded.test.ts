import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import type { Store } from '../../../server/db/schema';
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

  it('answers short reads, and does not block the event loop, while a long read runs', async () => {
    const order: string[] = [];
    const long = longStatement.execute(db).then(({ rows }) => order.push(`long ${rows[0]?.n}`));
    await new Promise(setImmediate);
    order.push('event loop');
    await db.selectFrom('policy').select('fdId').limit(1).execute();
    order.push('short');
    await long;
    expect(order).toEqual(['event loop', 'short', 'long 10000000']);
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
