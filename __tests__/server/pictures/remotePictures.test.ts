import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { fetchPicture, type Network, isPublicAddress } from '../../../server/pictures/fetchPicture';
import { eventually } from '../../support/eventually';
import { listen } from '../../support/listen';
import { pngOf } from '../../support/pngOf';
import { useStaff } from '../../support/staff';
import { useAccountServer, useCompany } from '../../support/visitor';

const publicAddress = '93.184.215.14';
const otherAddress = '2606:4700::6810:84e5';

/** What the stranger's site answers, by path. */
type Answers = Record<string, (response: http.ServerResponse) => void>;

let picture: Buffer;
const answers: Answers = {
  '/a.png': (response) => response.setHeader('content-type', 'text/plain').end(picture),
  '/page.png': (response) => response.end('<script>alert(1)</script>'),
  '/a.svg': (response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/broken.png': (response) => response.end(picture.subarray(0, 100)),
  '/missing.png': (response) => response.writeHead(404).end(picture),
  '/declared.png': (response) => response.writeHead(200, { 'content-length': 10 * 1024 * 1024 + 1 }).end(),
  '/endless.png': (response) => {
    const more = () => response.write(Buffer.alloc(1024 * 1024)) || response.once('drain', more);
    response.on('drain', more);
    more();
  },
  '/%E5%9B%BE.png': (response) => response.end(picture),
  '/slow.png': (response) => response.write(picture.subarray(0, 100)),
  '/silent.png': () => undefined,
  '/cut.png': (response) => {
    response.writeHead(200, { 'content-length': picture.length });
    response.write(picture.subarray(0, 100), () => response.destroy());
  },
};
const redirects: Record<string, string> = {
  '/moved.png': 'http://other.example/a.png',
  '/relative.png': 'a.png',
  // A Chinese path as nginx writes it.
  '/chinese.png': Buffer.from('/图.png').toString('latin1'),
  '/round.png': '/round.png',
  '/inside.png': 'http://10.0.0.5/a.png',
  '/metadata.png': 'http://169.254.169.254/latest/meta-data',
  '/name-inside.png': 'http://intranet.example/a.png',
  '/file.png': 'file:///etc/passwd',
  '/port.png': 'http://pictures.example:8080/a.png',
};

let site: http.Server;
let sitePort: number;
let connected: [address: string, port: number][] = [];
let resolved: string[] = [];
let tlsHello = '';

const names: Record<string, string[]> = {
  'pictures.example': [publicAddress],
  'other.example': [otherAddress],
  'intranet.example': ['192.168.1.7'],
  'half.example': [publicAddress, '127.0.0.1'],
  'nowhere.example': [],
  localhost: ['127.0.0.1'],
};

/** Names as above; whatever address is connected to, the site answers. */
const network: Network = {
  resolve: async (host) => {
    resolved.push(host);
    if (host === 'stalled.example') return new Promise(() => undefined);
    const found = names[host];
    if (!found) throw new Error(`getaddrinfo ENOTFOUND ${host}`);
    return found;
  },
  connect: (address, port) => {
    connected.push([address, port]);
    return net.connect(sitePort, '127.0.0.1');
  },
};

beforeAll(async () => {
  picture = await pngOf(400, 300);
  site = http.createServer(({ url = '', headers }, response) => {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    const to = redirects[url];
    if (to !== undefined) response.writeHead(302, { location: to }).end();
    else answers[url]!(response);
  });
  site.on('clientError', (error: Error & { rawPacket?: Buffer }, socket) => {
    tlsHello = error.rawPacket?.toString('latin1') ?? '';
    socket.destroy();
  });
  sitePort = await listen(site);
});
beforeEach(() => {
  connected = [];
  resolved = [];
});

describe('an address is public', () => {
  it.each([
    ['8.8.8.8', true], [publicAddress, true], ['100.63.255.255', true], ['172.32.0.1', true], [otherAddress, true],
    ['0.0.0.0', false], ['10.1.2.3', false], ['100.100.100.200', false], ['127.0.0.1', false], ['127.255.255.254', false],
    ['169.254.169.254', false], ['172.16.0.1', false], ['172.31.255.255', false], ['192.0.0.192', false],
    ['192.168.0.1', false], ['198.18.0.1', false], ['203.0.113.9', false], ['224.0.0.1', false],
    ['255.255.255.255', false], ['168.63.129.16', false], ['::', false], ['::1', false], ['fe80::1', false],
    ['fe80::1%eth0', false], ['fd00:ec2::254', false], ['fc00::1', false], ['ff02::1', false],
    ['::ffff:127.0.0.1', false], ['::ffff:8.8.8.8', false], ['::127.0.0.1', false], ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false], ['2001:0:7f00:1::', false], ['2001:db8::1', false], ['', false], ['a.example', false],
    ['::7f00:1', false], ['100:0:0:1::1', false], ['1fff::1', false], ['4000::1', false], ['3ffe::1', true],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  }); // prettier-ignore
});

describe('pictures of other sites', () => {
  const server = useAccountServer({ deps: { network } });
  const company = useCompany(server, '13900000001');
  const editor = useStaff(server, 'editor');
  const folder = () => path.join(server.config.dataDir, 'uploads');
  const fetched = (url: string, sent: object = {}) => editor.post('/api/desk/pictures/remote', { url }, sent);
  const refusal = { code: 500, msg: '没有取到这张图片，请保存到本机后上传' };

  afterEach(() => {
    if (fs.existsSync(folder())) expect(fs.readdirSync(path.join(folder(), 'incoming'))).toEqual([]);
  });

  it('are stored like uploaded ones, over a connection to the address that was checked', async () => {
    const { body } = await fetched('http://pictures.example/a.png');
    expect(body).toMatchObject({
      code: 0,
      data: { url: expect.stringMatching(/^\/profile\/uploads\/.+\/400x300\.jpg$/), width: 400, fileName: 'a.png' },
    });
    expect(resolved).toEqual(['pictures.example']);
    expect(connected).toEqual([[publicAddress, 80]]);
    const { status, headers } = await company.get(body.data.url, { token: null });
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
  });

  it.each([
    ['厂房 (1).png', '厂房1.png'],
    ['..\u202e/厂房', '厂房'],
    ['%', '图片'],
  ])('have the name that people gave them: %s', async (name, fileName) => {
    const url = `http://pictures.example/${name}`;
    answers[new URL(url).pathname] = answers['/a.png']!;
    expect((await fetched(url)).body.data).toMatchObject({ fileName });
  });

  it('are fetched once for a repeated request', async () => {
    const first = await fetched('http://pictures.example/a.png', { key: 'remote-key-1' });
    expect((await fetched('http://pictures.example/a.png', { key: 'remote-key-1' })).body).toEqual(first.body);
    expect(connected).toHaveLength(1);
  });

  it('are followed through redirects, each of them checked', async () => {
    expect((await fetched('http://pictures.example/moved.png')).body.code).toBe(0);
    expect(connected).toEqual([
      [publicAddress, 80],
      [otherAddress, 80],
    ]);
    expect((await fetched('http://pictures.example/relative.png')).body.code).toBe(0);
    expect((await fetched('http://pictures.example/chinese.png')).body.code).toBe(0);
  });

  it.each(['inside', 'metadata', 'name-inside', 'file', 'port'])('are not followed to %s', async (name) => {
    expect((await fetched(`http://pictures.example/${name}.png`)).body).toEqual(refusal);
    expect(connected).toEqual([[publicAddress, 80]]);
  });

  it('are not followed round and round', async () => {
    expect((await fetched('http://pictures.example/round.png')).body).toEqual(refusal);
    expect(connected).toHaveLength(4);
  });

  it.each([
    'http://127.0.0.1/a.png', 'http://2130706433/a.png', 'http://0x7f.1/a.png', 'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png', 'http://localhost/a.png', 'http://intranet.example/a.png',
    'http://half.example/a.png', 'http://nowhere.example/a.png', 'http://unknown.example/a.png',
    'http://169.254.169.254/latest/meta-data', 'http://100.100.100.200/a.png', 'http://pictures.example:8080/a.png',
    'http://user:secret@pictures.example/a.png', 'ftp://pictures.example/a.png', 'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=', '/profile/pictures/a.png', 'nothing', '',
  ])('are not looked for at %s', async (url) => {
    expect((await fetched(url)).body).toEqual(refusal);
    expect(connected).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['page', '只能上传 JPG、PNG、WebP、AVIF 或 GIF 格式的图片'],
    ['broken', '图片文件已损坏，请重新选择'],
    ['missing', refusal.msg],
    ['declared', refusal.msg],
    ['endless', refusal.msg],
    ['cut', refusal.msg],
  ])('are refused for what is there: %s', async (name, msg) => {
    expect((await fetched(`http://pictures.example/${name}.png`)).body).toEqual({ code: 500, msg });
  });

  it('are no vector pictures', async () => {
    expect((await fetched('http://pictures.example/a.svg')).body.code).toBe(500);
  });

  it.each(['http://pictures.example/slow.png', 'http://pictures.example/silent.png', 'http://stalled.example/a.png'])(
    'are given up when they take too long: %s',
    async (url) => {
      const place = path.join(server.config.dataDir, 'slow');
      await expect(fetchPicture(place, new URL(url), network, 50)).rejects.toThrow('too slow');
      await eventually(async () => expect(await connections()).toBe(0));
      fs.rmSync(place, { force: true });
    },
  );

  it('are asked for under their name over HTTPS, and not taken without a certificate', async () => {
    expect((await fetched('https://pictures.example/a.png')).body).toEqual(refusal);
    expect(connected).toEqual([[publicAddress, 443]]);
    expect(tlsHello).toContain('pictures.example');
  });
});

const connections = () =>
  new Promise<number>((resolve, reject) => {
    site.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
