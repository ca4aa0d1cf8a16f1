import fs from 'node:fs';
import { Session } from 'node:inspector/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeZip } from '../support/archives';
import { eventually } from '../support/eventually';
import { sendBytes } from '../support/listen';
import { logInStaff } from '../support/staff';
import { startAccountServer, Visitor, type AccountServer } from '../support/visitor';
import { wideLimits } from '../support/wideLimits';

/** Of each kind of request; what one in each leaves is more than what is allowed to be left. */
const rounds = 20;

const openFiles = (): number => (fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').length : 0);

/** Number of objects that are still there after garbage collection. */
async function stillThere(things: readonly WeakRef<object>[]): Promise<number> {
  const session = new Session();
  session.connect();
  for (let times = 0; times < 3; times += 1) {
    // A turn of the event loop first: the target of a WeakRef lives to the end of the turn that dereferenced it.
    await nextTurn();
    await session.post('HeapProfiler.collectGarbage');
  }
  session.disconnect();
  return things.filter((thing) => thing.deref() !== undefined).length;
}

describe('a server that has answered', () => {
  let server: AccountServer;
  let requests: WeakRef<object>[] = [];
  beforeAll(async () => {
    server = await startAccountServer({ deps: { limits: wideLimits } });
    server.app.addHook('onRequest', async (request) => {
      requests.push(new WeakRef(request), new WeakRef(request.raw));
    });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });

  const origin = () => `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;

  const call = async (address: string, by?: Visitor) => {
    const headers = { connection: 'close', ...(by && { authorization: `Bearer ${by.token}` }) };
    const response = await fetch(origin() + address, { headers });
    await response.arrayBuffer();
    expect(`${response.status} ${address}`).toBe(`200 ${address}`);
  };

  /** Connects, and breaks off in the midst of an upload. */
  async function breakOff(by: Visitor): Promise<void> {
    const { socket } = sendBytes(
      origin(),
      `POST /components/sysAttMain/upload HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${by.token}\r\n` +
        'content-type: multipart/form-data; boundary=b\r\ncontent-length: 5000000\r\n\r\n' +
        `--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\n${'x'.repeat(100_000)}`,
    );
    await eventually(() => expect(filesOf('incoming')).toHaveLength(1));
    socket.destroy();
    await eventually(() => expect(filesOf('incoming')).toEqual([]));
  }

  const filesOf = (folder: string) => fs.readdirSync(path.join(server.config.dataDir, 'attachments', folder));

  it('leaves no request in memory, no file open and no part of an upload', async () => {
    const company = await new Visitor(server).join('13900000001');
    const [reviewer, editor] = [await logInStaff(server, 'reviewer'), await logInStaff(server, 'editor')];
    const reads = async () => {
      for (const area of ['policy', 'industryNews', 'app', 'project', 'specialist', 'recruit', 'getbuginess'])
        await call(`/api/${area}/list?pageNum=1&pageSize=10`);
      for (const address of ['/api/search/list?q=%E6%9D%BF', '/api/search/suggest?q=%E6%9D%BF']) await call(address);
      for (const address of ['/api/my/submissions', '/api/my/profile']) await call(address, company);
      for (const address of ['me', 'submissions', 'today', 'counts']) await call(`/api/desk/${address}`, reviewer);
      for (const address of ['pictures?limit=20', 'content?area=policy&page=1&size=20'])
        await call(`/api/desk/${address}`, editor);
    };
    // Caches fill, connections and statements are prepared.
    await reads();
    const files = openFiles();
    requests = [];
    for (let round = 0; round < rounds; round += 1) await reads();
    for (let round = 0; round < rounds; round += 1) await breakOff(company);
    for (let round = 0; round < rounds; round += 1) await company.upload(makeZip([{ name: `${round}.txt` }]), 'a.zip');

    expect(requests.length).toBeGreaterThan(30 * rounds);
    // The last ones may still be referred to by what is about to end.
    expect(await stillThere(requests)).toBeLessThan(10);
    expect(openFiles()).toBeLessThanOrEqual(files + 5);
    expect(filesOf('.')).toHaveLength(rounds + 1);
  });
});
