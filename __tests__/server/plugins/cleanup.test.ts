import fs from 'node:fs';
import path from 'node:path';
import { application } from '../../support/formValues';
import { makeZip } from '../../support/archives';
import { eventually } from '../../support/eventually';
import { insertInto } from '../../support/insertRows';
import { testEngines } from '../../support/server';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The test triggers the hourly interval; other timers are real. */
const takeOverTheHour = () =>
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date', 'performance'],
  });

afterEach(() => jest.useRealTimers());

it('deletes expired rows every hour, and nothing else', async () => {
  takeOverTheHour();
  const server = await startAccountServer();
  const visitor = await new Visitor(server).join('13900000001');
  const upload = async (name: string) =>
    String((await visitor.upload(makeZip([{ name }]), `${name}.zip`, { key: `upload-${name}` })).body.attId);
  const [forgotten, claimed] = [await upload('forgotten'), await upload('claimed')];
  const form = { ...application(), attKey_projectApplyInfoAtt: claimed };
  expect((await visitor.form('/api/project/add', form, { key: 'apply-key-1' })).body.code).toBe(0);

  // More than one statement deletes.
  const old = { createdAt: 0, fingerprint: '', answer: null };
  const expired = Array.from({ length: 2001 }, (_, index) => ({ ...old, keyHash: `old-${index}` }));
  await insertInto(await server.store(), 'idempotency', ...expired);

  server.pass(8 * day);
  await visitor.logIn('13900000001', 'secret-1');
  const fresh = await upload('fresh');
  jest.advanceTimersByTime(hour);

  const files = () => fs.readdirSync(path.join(server.config.dataDir, 'attachments')).sort();
  await eventually(() => expect(files()).toEqual([claimed, fresh, 'incoming'].sort()));
  expect(files()).not.toContain(forgotten);
  const left = await inStore(server, async (db) => ({
    uploads: (await db.selectFrom('attachment').select('attId').execute()).map(({ attId }) => attId).sort(),
    sessions: (await db.selectFrom('session').select('tokenHash').execute()).length,
    keys: (await db.selectFrom('idempotency').select('keyHash').execute()).length,
  }));
  expect(left).toEqual({ uploads: [claimed, fresh].sort(), sessions: 1, keys: 1 });
  expect((await visitor.get('/api/user/info')).status).toBe(200);
});

describe.each(testEngines)('after a clock that was a year ahead was set back, on the %s store,', (engine) => {
  const year = 365 * day;

  it('sessions, keys and uploads from before expire like those created now', async () => {
    takeOverTheHour();
    const server = await startAccountServer({ engine });
    const early = await new Visitor(server).join('13900000001');
    server.pass(year);
    const visitor = await new Visitor(server).join('13900000002');
    const sent = { key: 'upload-key' };
    const first = await visitor.upload(makeZip([{ name: 'a' }]), 'a.zip', sent);
    server.pass(-year);

    const left = () =>
      inStore(server, async (db) => ({
        sessions: (await db.selectFrom('session').select('tokenHash').execute()).length,
        keys: (await db.selectFrom('idempotency').select('keyHash').execute()).length,
        uploads: (await db.selectFrom('attachment').select('attId').execute()).length,
      }));
    const clean = async (expected: object) => {
      jest.advanceTimersByTime(hour);
      await eventually(async () => expect(await left()).toEqual(expected));
    };
    const stampedAhead = () =>
      inStore(server, async (db) => {
        const soon = Date.parse('2025-06-02T08:00:00+08:00');
        return (await db.selectFrom('attachment').select('attId').where('createdAt', '>', soon).execute()).length;
      });
    jest.advanceTimersByTime(hour);
    await eventually(async () => expect(await stampedAhead()).toBe(0));

    // Nobody is logged out by it, and a retry does not repeat the upload.
    expect((await early.get('/api/user/info')).status).toBe(200);
    expect((await visitor.upload(makeZip([{ name: 'a' }]), 'a.zip', sent)).body.attId).toBe(first.body.attId);
    server.pass(hour / 2);
    expect((await visitor.get('/api/user/info')).status).toBe(401);
    server.pass(day);
    await clean({ sessions: 0, keys: 0, uploads: 1 });
    server.pass(8 * day);
    await clean({ sessions: 0, keys: 0, uploads: 0 });
  });
});
