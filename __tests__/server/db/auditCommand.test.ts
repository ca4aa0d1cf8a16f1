import path from 'node:path';
import { sql } from 'kysely';
import { runAccountCommand } from '../../../server/auth/cli';
import { runContentCommand } from '../../../server/content/cli';
import { runSubmissionsCommand } from '../../../server/submissions/cli';
import { inStore, Visitor, useAccountServer } from '../../support/visitor';

const server = useAccountServer();
beforeAll(async () => {
  const refused = sql`create trigger "refused" before insert on "deskRecord" begin select raise(abort, 'no room'); end`;
  await inStore(server, (db) => refused.execute(db));
});

const place = () => ({ DATA_DIR: server.config.dataDir });

it.each([
  ['account', () => runAccountCommand(['create', 'keeper', '--back-office', '--generate'], place()), 'keeper created'],
  ['content', () => runContentCommand(['export', path.join(server.config.dataDir, 'all.json')], place()), 'written to'],
  ['submissions', () => runSubmissionsCommand(['list'], place()), 'there are no submissions'],
])('the command %s succeeds with a warning if it cannot be recorded', async (_name, run, done) => {
  const { ok, text } = await run();
  expect([ok, text]).toEqual([true, expect.stringContaining(done)]);
  expect(text).toMatch(/\nwarning: this is done, but could not be written to the audit log: .*no room.*\n$/);
  const password = /shown this once: (\S{16})\n/.exec(text)?.[1];
  if (password) expect((await new Visitor(server).logIn('keeper', password)).body.code).toBe(0);
});
