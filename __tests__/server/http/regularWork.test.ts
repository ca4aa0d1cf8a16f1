import fs from 'node:fs';
import path from 'node:path';
import type { Store } from '../../../server/db/schema';
import type { PortalApp } from '../../../server/http/portalApp';
import { throttleLogs } from '../../../server/plugins/logging';
import { cleanup, workRegularly } from '../../../server/http/regularWork';
import { EmptySearches } from '../../../server/search/emptySearches';
import { makeZip } from '../../support/archives';
import { deskContent, policyText } from '../../support/deskContent';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';
import { fakeOnly } from '../../support/fakeOnly';
import { application } from '../../support/formValues';
import { logInStaff } from '../../support/staff';
import { addRows, readRows } from '../../support/storeRows';
import { testEngines } from '../../support/server';
import { startAccountServer, Visitor } from '../../support/visitor';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The test triggers the hourly interval; other timers are real. */
const takeOverTheHour = () => fakeOnly('setInterval', 'clearInterval');

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
  await addRows(server, 'idempotency', expired);

  server.pass(8 * day);
  await visitor.logIn('13900000001', 'secret-1');
  const fresh = await upload('fresh');
  jest.advanceTimersByTime(hour);

  const files = () => fs.readdirSync(path.join(server.config.dataDir, 'attachments')).sort();
  await eventually(() => expect(files()).toEqual([claimed, fresh, 'incoming'].sort()));
  expect(files()).not.toContain(forgotten);
  const uploads = (await readRows(server, 'attachment')).map(({ attId }) => attId);
  expect(uploads.sort()).toEqual([claimed, fresh].sort());
  expect([await readRows(server, 'session'), await readRows(server, 'idempotency')]).toEqual([
    [expect.anything()],
    [expect.anything()],
  ]);
  expect((await visitor.get('/api/user/info')).status).toBe(200);
});

it('publishes scheduled content when it is due, which visitors then see', async () => {
  takeOverTheHour();
  const server = await startAccountServer();
  const { saved } = deskContent(await logInStaff(server, 'editor'), 'policy', policyText);
  const { fdId } = await saved({ act: 'schedule', scheduledAt: '2025-06-02 09:00:00' });
  const visit = () => new Visitor(server).get(`/api/policy/findPolicyById?fdId=${fdId}`);
  expect((await visit()).status).toBe(404);
  server.pass(2 * day);
  jest.advanceTimersByTime(hour);
  await eventually(async () => expect((await visit()).body.data).toMatchObject(policyText));
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
    const facts = { fileName: 'a', width: 1, height: 1, format: 'jpg', size: 1, used: '0' };
    await addRows(server, 'picture', [{ fdId: '1'.repeat(32), accountId: 'staff', createdAt: server.now(), ...facts }]);
    server.pass(-year);

    const left = async () => ({
      sessions: (await readRows(server, 'session')).length,
      keys: (await readRows(server, 'idempotency')).length,
      uploads: (await readRows(server, 'attachment')).length,
      pictures: (await readRows(server, 'picture')).length,
    });
    // An hour that falls into the run before begins none.
    const clean = (expected: object) =>
      eventually(async () => {
        jest.advanceTimersByTime(hour);
        expect(await left()).toEqual(expected);
      });
    const soon = Date.parse('2025-06-02T08:00:00+08:00');
    const stampedAhead = async () =>
      (await readRows(server, 'attachment')).filter(({ createdAt }) => Number(createdAt) > soon);
    jest.advanceTimersByTime(hour);
    await eventually(async () => expect(await stampedAhead()).toEqual([]));

    // Nobody is logged out by it, and a retry does not repeat the upload.
    expect((await early.get('/api/user/info')).status).toBe(200);
    expect((await visitor.upload(makeZip([{ name: 'a' }]), 'a.zip', sent)).body.attId).toBe(first.body.attId);
    server.pass(hour / 2);
    expect((await visitor.get('/api/user/info')).status).toBe(401);
    server.pass(day);
    await clean({ sessions: 0, keys: 0, uploads: 1, pictures: 1 });
    server.pass(8 * day);
    await clean({ sessions: 0, keys: 0, uploads: 0, pictures: 0 });
  });
});

describe('regular work', () => {
  /** A server that only closes. */
  function closing() {
    const hooks: (() => Promise<void>)[] = [];
    const error = jest.fn();
    const app = { addHook: (_name: string, hook: () => Promise<void>) => hooks.push(hook), log: { error } };
    /** From the last hook to the first, as Fastify runs them. */
    const close = async () => {
      for (const hook of hooks.toReversed()) await hook();
    };
    return { app: app as unknown as PortalApp, close, error };
  }

  beforeEach(() => void jest.useFakeTimers());

  it('is done one run at a time, and closing waits for the run, which is told to stop', async () => {
    const { app, close } = closing();
    const pending = deferred();
    const work = jest.fn<Promise<void>, [AbortSignal]>(() => pending.promise);
    workRegularly(app, 10_000, 'working', work);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(1);
    const closed = jest.fn();
    const whole = close().then(closed);
    await jest.advanceTimersByTimeAsync(0);
    expect(closed).not.toHaveBeenCalled();
    expect(work.mock.calls[0]![0].aborted).toBe(true);
    pending.resolve();
    await whole;
  });

  it('cleaning up goes on after a part that fails', async () => {
    const { app, close, error } = closing();
    const later = jest.fn(() => Promise.resolve());
    cleanup(app, [{ purge: () => Promise.reject(new Error('read-only folder')) }, { purge: later }]);
    await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect([later.mock.calls.length, error.mock.calls.length]).toEqual([1, 1]);
    await close();
  });

  it('cleaning up leaves the other parts to the next start when the server closes', async () => {
    const { app, close } = closing();
    const pending = deferred();
    const later = jest.fn(() => Promise.resolve());
    cleanup(app, [{ purge: () => pending.promise }, { purge: later }]);
    await jest.advanceTimersByTimeAsync(hour);
    const closed = close();
    pending.resolve();
    await closed;
    expect(later).not.toHaveBeenCalled();
  });

  it('words that are searched for during a run are written when the server closes', async () => {
    const { app, close } = closing();
    const pending = deferred();
    const words = new EmptySearches({} as Store, Date.now);
    const flush = jest.spyOn(words, 'flush').mockReturnValueOnce(pending.promise).mockResolvedValue();
    words.flushRegularly(app);
    await jest.advanceTimersByTimeAsync(60_000);
    const closed = close();
    pending.resolve();
    await closed;
    expect(flush).toHaveBeenCalledTimes(2);
  });
});

describe('the log', () => {
  let written: unknown[][];
  let say: (...line: unknown[]) => void;
  beforeEach(() => {
    jest.useFakeTimers();
    written = [];
    const limited = throttleLogs();
    say = (...line) => limited(line, (parts) => void written.push(parts));
  });

  const away = (path: string) => ({
    err: Object.assign(new Error(`no answer to ${path}`), { code: 'ECONNREFUSED' }),
    path,
  });

  it('logs the first line at once, and the last of the following ones with their count after a second', () => {
    for (let number = 0; number < 800; number += 1) say(away(`/api/policy/${number}`), 'request failed');
    expect(written).toHaveLength(1);
    jest.advanceTimersByTime(1000);
    expect(written).toHaveLength(2);
    expect(written[1]).toMatchObject([{ path: '/api/policy/799', count: 799 }, 'request failed']);
    jest.advanceTimersByTime(10_000);
    expect(written).toHaveLength(2);
  });

  it('logs at most one line a second while a cause lasts, and the next one after a pause at once', () => {
    for (let ms = 0; ms < 5000; ms += 10) {
      say(away('/index'), 'request failed');
      jest.advanceTimersByTime(10);
    }
    expect(written.length).toBeLessThanOrEqual(6);
    jest.advanceTimersByTime(5000);
    written.length = 0;
    say(away('/index'), 'request failed');
    expect(written).toMatchObject([[{ path: '/index' }, 'request failed']]);
    expect(written[0]![0]).not.toHaveProperty('count');
  });

  it('separates causes by message and error, and treats more than fifty as one', () => {
    say(away('/a'), 'request failed');
    say({ err: new TypeError('x') }, 'request failed');
    say(away('/a'), 'Redis fails');
    expect(written).toHaveLength(3);
    for (let number = 0; number < 1000; number += 1) say({}, `line ${number}`);
    expect(written.length).toBeLessThanOrEqual(51);
    jest.advanceTimersByTime(1000);
    expect(written.length).toBeLessThanOrEqual(52);
  });
});
