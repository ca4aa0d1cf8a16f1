import fs from 'node:fs';
import { setImmediate } from 'node:timers';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../src/ssr/renderPage';
import type { Extra } from '../../../src/contract/extras';
import { zh } from '../../../src/i18n/zh';
import { zhActions } from '../../../src/i18n/zhActions';
import { settle } from '../../support/cannedPage';

const request = {
  origin: 'https://portal.example.com',
  now: Date.parse('2025-06-01T08:00:00+08:00'),
  display: '',
  extras: [],
  imageHosts: [],
};

const answer = (body: object) => () => new Response(JSON.stringify({ code: 0, msg: null, ...body }));
const empty = answer({ data: [], rows: [], total: 0 });

/** Renders a page over a backend that answers some calls in their own way, and all others with an empty list. */
const draw = (url: string, answers: Record<string, () => Response> = {}, extras: Extra[] = []) => {
  const fetch = async (input: unknown) => (answers[new URL(String(input), request.origin).pathname] ?? empty)();
  return renderPage({ ...request, extras, url, fetch, budgetMs: 1000 });
};

/** From now on the page is shown as by a browser without script. */
function turnScriptOff(): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = fs.readFileSync('public/no-script.css', 'utf8');
}
afterEach(() => document.head.querySelector('style')?.remove());

/** A backend that responds to some calls with an empty list, and never to the others. */
function backend(answers: (path: string) => boolean) {
  const requests: string[] = [];
  const givenUp: string[] = [];
  const call: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), request.origin);
    requests.push(pathname + search);
    if (answers(pathname)) return empty();
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        givenUp.push(pathname + search);
        reject(new Error('given up'));
      });
    });
  };
  return { asked: requests, givenUp, call };
}

it.each(['/policy', '/policy/detail/1a', '/index'])(
  'shows a late read of %s as under way, not as failed',
  async (url) => {
    const { call } = backend(() => false);
    const page = await renderPage({ ...request, url, fetch: call, budgetMs: 0 });
    expect(page).toMatchObject({ status: 200, isWhole: false });
    expect(page.head?.robots).toBeUndefined();
    expect(page.html).not.toContain(zh.site.retry);
    expect(JSON.parse(page.state)).toMatchObject({ state: { queries: {} } });
  },
);

it('gives up what is late, and begins nothing after it', async () => {
  const { asked, givenUp, call } = backend((path) => !path.includes('navigation'));
  await renderPage({ ...request, url: '/supply_demand/demand', fetch: call, budgetMs: 0 });
  await settle();
  expect(givenUp.length).toBeGreaterThan(0);
  expect(asked.filter((path) => !path.includes('navigation'))).toEqual([]);
});

it('says that what is saved needs the script, and does not seem to load it without', async () => {
  const page = await draw('/saved');
  expect(page.scriptNeeded).toContain('收藏和最近阅读');
  expect((await draw('/contactUs')).scriptNeeded).not.toContain('收藏和最近阅读');
  document.body.innerHTML = page.html;
  expect(screen.getByText(zh.site.loading)).toBeVisible();
  turnScriptOff();
  expect(screen.getByText(zh.site.loading)).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
});

it('leads an address that names what its list does not know to the right one, once', async () => {
  const filters = [{ name: 'fdLevel', label: '层级', choices: [{ value: '省级', label: '省级', count: 1 }] }];
  const answers = { '/api/policy/filters': answer({ data: { total: 1, filters, orders: [] } }) };
  const right = `/policy?fdLevel=${encodeURIComponent('省级')}`;
  expect(await draw(`${right}&fdLevel=x&fdXyz=1&order=x`, answers, ['filters'])).toMatchObject({
    status: 302,
    location: right,
  });
  expect((await draw(right, answers, ['filters'])).status).toBe(200);
});

it('shows no keys of a banner that nothing would follow without script', async () => {
  const pictures = ['a', 'b'].map((fdId) => ({ fdId, fdFilePath: `/profile/${fdId}.png`, fdLink: '/policy' }));
  const answers = { '/api/banner/list': answer({ rows: pictures, total: pictures.length }) };
  document.body.innerHTML = (await draw('/index', answers)).html;
  const banner = within(screen.getByRole('region', { name: zh.home.banner }));
  expect(banner.getAllByRole('button')).not.toEqual([]);
  turnScriptOff();
  expect(banner.queryAllByRole('button')).toEqual([]);
  expect(banner.getByRole('img')).toBeVisible();
});

it('shows an entry’s text without script, and hides the page actions', async () => {
  const entry = { fdId: '1a', fdTitle: '政策', fdContent: '<p>正文</p>' };
  const answers = { '/api/policy/findPolicyById': answer({ data: entry }) };
  document.body.innerHTML = (await draw('/policy/detail/1a', answers)).html;
  expect(screen.getByRole('group', { name: zhActions.name })).toBeVisible();
  turnScriptOff();
  expect(screen.getByText('正文')).toBeVisible();
  expect(screen.queryByRole('group', { name: zhActions.name })).toBeNull();
});

const badGateway = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
const reset = () => {
  throw new TypeError('fetch failed');
};

// The next answer may have it, or not.
it.each([
  ['was refused by a gateway', badGateway, false],
  ['never arrived', reset, false],
  ['does not exist', () => new Response('', { status: 404 }), true],
  ['was declined', () => new Response(JSON.stringify({ code: 500, msg: '未开通' })), true],
])('a page without the answer of a call that %s: whether it is whole', async (_how, failure, isWhole) => {
  expect(await draw('/index', { '/api/banner/list': failure })).toMatchObject({ status: 200, isWhole });
});

it.each(['/policy', '/specialist', '/shopping_mall'])(
  'says that %s has failed where its list cannot be had',
  async (url) => {
    const fetch = async () => badGateway();
    const page = await renderPage({ ...request, url, fetch, budgetMs: 1000 });
    expect(page).toMatchObject({ status: 503, isWhole: false });
    expect(page.html).toContain(zh.site.retry);
  },
);

it('throws the error of a screen, of which nothing is then sent as a page', async () => {
  // jsdom has none.
  Object.assign(globalThis, { setImmediate });
  const broken = new Error('a screen broke');
  jest.spyOn(zh.pagination, 'total').mockImplementation(() => {
    throw broken;
  });
  const rows = [{ fdId: '1a', fdTitle: '政策' }];
  const answers = { '/api/policy/list': answer({ rows, total: 1 }) };
  await expect(draw('/policy', answers)).rejects.toBe(broken);
});

it('leaves no timer behind for longer than a second, which would hold the answers of the page for minutes', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  expect(await draw('/policy')).toMatchObject({ isWhole: true });
  await settle();
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
});

it('hands on the address as the browser will have it', async () => {
  const page = await draw('/policy?');
  expect(JSON.parse(page.state)).toMatchObject({ address: '/policy' });
});

it.each<[url: string, answer: object]>([
  ['/', { status: 302, location: '/index' }],
  ['/financial', { status: 302, location: '/financial/default' }],
  ['/supply_demand', { status: 302, location: '/supply_demand/supply' }],
  ['/no-such-page', { status: 404 }],
  ['/policy/detail', { status: 404 }],
  // Whose two slashes are a part of its path, and do not name another host.
  ['//other.example/index', { status: 404 }],
  // Ids that are properties of every object; the answer has no data.
  ...['constructor', '__proto__', 'toString'].map((id): [string, object] => [
    `/policy/detail/${id}`,
    { status: 503, isWhole: true },
  ]),
])('answers %s with %j', async (url, expected) => {
  expect(await draw(url)).toMatchObject(expected);
});
