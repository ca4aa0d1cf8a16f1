import fs from 'node:fs';
import path from 'node:path';
import { makeZip } from '../../support/archives';
import { eventually } from '../../support/eventually';
import { smallId } from '../../support/smallSeed';
import { inStore, startAccountServer, Visitor } from '../../support/visitor';

jest.setTimeout(60_000);

const hour = 60 * 60 * 1000;
const day = 24 * hour;

afterEach(() => jest.useRealTimers());

it('removes every hour what is over, and nothing else', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date', 'performance'],
  });
  const server = await startAccountServer();
  const visitor = await new Visitor(server).join('13900000001');
  const upload = async (name: string) =>
    String((await visitor.upload(makeZip([{ name }]), `${name}.zip`, { key: `upload-${name}` })).body.attId);
  const [forgotten, claimed] = [await upload('forgotten'), await upload('claimed')];
  const form = {
    fdProjectId: smallId(701),
    fdProjectName: '项目 1',
    fdSubmitterName: '王一',
    fdSubmitterPhone: '13800000001',
    attKey_projectApplyInfoAtt: claimed,
  };
  expect((await visitor.form('/api/project/add', form, { key: 'apply-key-1' })).body.code).toBe(0);

  server.pass(8 * day);
  await visitor.logIn('13900000001', 'secret1');
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
  await server.close();
});
