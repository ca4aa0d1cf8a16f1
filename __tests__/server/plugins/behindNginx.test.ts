import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { makeZip } from '../../support/archives';
import { deferred } from '../../support/deferred';
import { eventually } from '../../support/eventually';
import { contentChanged } from '../../../server/db/contentVersion';
import { renderedPage, writeFakeBuild, type FakeBuild } from '../../support/fakeBuild';
import { freePort } from '../../support/listen';
import { publication } from '../../support/formValues';
import { tempFolder } from '../../support/tempFolder';
import { readRows } from '../../support/storeRows';
import { startAccountServer, Visitor, type AccountServer } from '../../support/visitor';

jest.setTimeout(60_000);

/** Path of nginx; on Debian it is not in users' PATH. */
const nginx = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']
  .map((folder) => path.join(folder, 'nginx'))
  .find((file) => fs.existsSync(file));

const browser = { accept: 'text/html,*/*;q=0.8' };

/** The documented configuration. */
const example = fs.readFileSync(path.resolve(__dirname, '../../../docs/deploy/nginx.conf'), 'utf8');

(nginx ? describe : describe.skip)('behind nginx (Debian: nginx-light), configured as in docs/deploy', () => {
  let build: FakeBuild;
  let server: AccountServer;
  /** Number of requests that reached the server, by address. */
  const requests = new Map<string, number>();
  let proxy: ChildProcess;
  let address: string;
  let stock: string;
  /** Renderings of filtered lists wait for it. */
  const crowd = deferred();
  beforeAll(async () => {
    build = writeFakeBuild();
    build.renders(async ({ fetch, url, origin }) => {
      if (url.includes('?')) await crowd.promise;
      const list = url === '/policy' ? '/api/policy/list' : '/api/getbuginess/list?fdGetbuginessType=2';
      const { total, rows } = (await (await fetch(list)).json()) as { total: number; rows: { fdId: string }[] };
      return renderedPage({
        html: `<u>${origin}</u><p>${total} items</p>${rows.map(({ fdId }) => `<i>${fdId}</i>`).join('')}`,
      });
    });
    const { clientDir, render } = build;
    server = await startAccountServer({ listen: true, config: { clientDir }, deps: { render } });
    server.app.server.on('request', ({ url = '' }) => requests.set(url, (requests.get(url) ?? 0) + 1));
    const folder = tempFolder();
    const [port, stockPort] = [await freePort(), await freePort()];
    address = `http://127.0.0.1:${port}`;
    stock = `http://127.0.0.1:${stockPort}`;
    // Without TLS, on another port, in front of this server; all else is the example.
    const site = example
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/ *ssl_certificate.*\n/g, '')
      .replace('127.0.0.1:3000', new URL(server.url).host)
      .replace('/var/cache/nginx-portal', path.join(folder, 'cache'));
    // As nginx is without a word about the connection: HTTP/1.0, closed after each call.
    const stockSite = site
      .slice(site.indexOf('server {'))
      .replace(`:${port};`, `:${stockPort};`)
      .replace(/ *proxy_(?:http_version|set_header Connection).*\n/g, '');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`);
    const file = path.join(folder, 'nginx.conf');
    const settings = `daemon off; master_process off; pid nginx.pid; error_log stderr;\nevents {}\nhttp {\naccess_log off;\n`;
    fs.writeFileSync(file, `${settings}${places.join('\n')}\n${site}${stockSite}}\n`);
    execFileSync(nginx!, ['-t', '-q', '-p', folder, '-c', file], { stdio: 'pipe' });
    proxy = spawn(nginx!, ['-p', folder, '-c', file], { stdio: 'ignore' });
    await eventually(async () => expect((await fetch(`${address}/healthz`)).status).toBe(200));
  });
  afterAll(async () => {
    const ended = new Promise((resolve) => proxy.once('close', resolve));
    proxy.kill();
    await ended;
  });

  it('an attachment of nearly 10 MB arrives', async () => {
    const { token } = await new Visitor(server).join('13900000001');
    const form = new FormData();
    form.append('attKey', 'projectApplyInfoAtt');
    const zip = makeZip([{ name: 'a', data: Buffer.alloc(10_000_000), deflate: false }]);
    expect(zip.length).toBeGreaterThan(9_900_000);
    form.append('file', new Blob([new Uint8Array(zip)]), 'a.zip');
    const answer = await fetch(`${address}/components/sysAttMain/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(await answer.json()).toMatchObject({ code: 0, attId: expect.any(String) });
  });

  it('an import reaches the desk, which rejects it itself without a login', async () => {
    const answer = await fetch(`${address}/api/desk/content/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ area: 'policy', format: 'csv', text: 'a'.repeat(15 * 1024 * 1024) }),
    });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 401 }]);
  });

  it('a refusal that comes before its body arrives although the proxy asks for the connection to be closed', async () => {
    const text = 'a'.repeat(4 * 1024 * 1024);
    const statuses: number[] = [];
    // One that is lost is lost by chance: the proxy may have read the answer before it learns of the reset.
    for (const path of Array.from({ length: 10 }, () => ['/api/desk/content/import', '/api/nothing']).flat()) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ area: 'policy', format: 'csv', text });
      statuses.push((await fetch(stock + path, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => [401, 413]).flat());
  });

  it('a body that nginx takes for too long is refused in the portal’s words', async () => {
    const answer = await fetch(`${address}/components/sysAttMain/upload`, {
      method: 'POST',
      body: Buffer.alloc(21 << 20),
    });
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      413,
      'application/json; charset=utf-8',
      { code: 413, msg: '提交的内容过大' },
    ]);
  });

  it('a crowd that asks for one page costs the server one rendering', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const pages = await Promise.all(
        Array.from({ length: 100 }, () => fetch(`${address}/policy`, { headers: browser })),
      );
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
    }
    expect(build.requests).toHaveLength(1);
  });

  it.each(['/feeds/policy.xml', '/sitemap.xml', '/sitemap-1.xml', '/api/policy/list', '/old-browser.js'])(
    'who has %s already is told so',
    async (url) => {
      const first = await fetch(address + url);
      // By itself fetch would ask for a new one.
      const headers = { 'if-none-match': first.headers.get('etag')!, 'cache-control': 'max-age=0' };
      expect([first.status, (await fetch(address + url, { headers })).status]).toEqual([200, 304]);
    },
  );

  it('a company finds its own entry after a reload, others the page of a moment ago at most', async () => {
    const company = await new Visitor(server).join('13900000002');
    const reload = async (cookie: string) =>
      (await fetch(`${address}/supply_demand/supply`, { headers: { ...browser, cookie } })).text();
    const own = `knownBrowser=${company.knownBrowser}`;
    await Promise.all([reload(''), reload(own)]);
    const renderings = build.requests.length;
    const headers = { authorization: `Bearer ${company.token}` };
    const body = new URLSearchParams(publication);
    const sent = await fetch(`${address}/api/getbuginess/add`, { method: 'POST', headers, body });
    expect(await sent.json()).toMatchObject({ code: 0 });
    const [{ fdId }] = await readRows(server, 'getbuginess', { fdGetbuginessName: publication.fdGetbuginessName });
    expect(await reload(own)).toContain(`<i>${fdId}</i>`);
    await eventually(async () => expect(await reload('')).toContain(`<i>${fdId}</i>`));
    expect(build.requests.length - renderings).toBe(1);
  });

  it('a company sees at once what it has changed, and each visitor the page in the chosen display', async () => {
    const page = async (cookie = '') => (await fetch(`${address}/policy`, { headers: { ...browser, cookie } })).text();
    const before = await page();
    const store = await server.store();
    const { fdId } = await store.selectFrom('policy').select('fdId').executeTakeFirstOrThrow();
    await store.deleteFrom('policy').where('fdId', '=', fdId).execute();
    await contentChanged(store, 'policy');
    expect([before, await page('knownBrowser=x')]).toEqual([
      expect.stringContaining('<p>23 items</p>'),
      expect.stringContaining('<p>22 items</p>'),
    ]);
    expect(await page('display=large')).toContain(' data-display="large"');
    expect(await page()).not.toContain(' data-display="large"');
  });

  it('the page of another host, port or display comes in nobody else’s place', async () => {
    const page = (headers: Record<string, string> = {}) => {
      const all = { ...browser, host: 'portal.example.com', ...headers };
      return new Promise<string>((resolve) => {
        http.get(`${address}/policy`, { agent: false, headers: all }, (got) => resolve(text(got)));
      });
    };
    await page({ host: 'portal.example.com:1' });
    await page({ 'x-forwarded-host': 'evil.example' });
    await page({ cookie: 'display=; display=large' });
    await page({ 'accept-encoding': 'large' });
    const own = await page();
    expect(own).toContain('<u>http://portal.example.com</u>');
    expect(own).not.toContain(' data-display="large"');
    expect(await page({ cookie: 'display=large' })).toContain(' data-display="large"');
  });

  it('the server knows the visitor’s protocol, and its refusals come as they are', async () => {
    const answer = await fetch(`${address}/api/nothing`);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([404, 500]);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
  });
});
