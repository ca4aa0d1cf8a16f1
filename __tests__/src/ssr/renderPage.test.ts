import fs from 'node:fs';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../../src/ssr/renderPage';
import { zh } from '../../../src/i18n/zh';
import { zhActions } from '../../../src/i18n/zhActions';
import { settle } from '../../support/cannedPage';

const request = {
  origin: 'https://portal.example.com',
  now: Date.parse('2025-06-01T08:00:00+08:00'),
  display: '',
  extras: [],
};

/** A backend that responds to some calls with an empty list, and never to the others. */
function backend(answers: (path: string) => boolean) {
  const asked: string[] = [];
  const givenUp: string[] = [];
  const call: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input), request.origin);
    asked.push(pathname + search);
    if (answers(pathname)) return new Response(JSON.stringify({ code: 0, msg: null, data: [], rows: [], total: 0 }));
    return new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        givenUp.push(pathname + search);
        reject(new Error('given up'));
      });
    });
  };
  return { asked, givenUp, call };
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
  const { call } = backend(() => true);
  const draw = (url: string) => renderPage({ ...request, url, fetch: call, budgetMs: 1000 });
  const page = await draw('/saved');
  expect(page.scriptNeeded).toContain('收藏和最近阅读');
  expect((await draw('/contactUs')).scriptNeeded).not.toContain('收藏和最近阅读');
  document.body.innerHTML = page.html;
  expect(screen.getByText(zh.site.loading)).toBeVisible();
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = fs.readFileSync('public/no-script.css', 'utf8');
  expect(screen.getByText(zh.site.loading)).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '我的收藏' })).toBeVisible();
  style.remove();
});

it('leads an address that names what its list does not know to the right one, once', async () => {
  const { call } = backend(() => true);
  const filters = [{ name: 'fdLevel', label: '层级', choices: [{ value: '省级', label: '省级', count: 1 }] }];
  const fetch: typeof call = async (input, init) =>
    String(input).includes('/api/policy/filters')
      ? new Response(JSON.stringify({ code: 0, data: { total: 1, filters, orders: [] } }))
      : call(input, init);
  const draw = (url: string) => renderPage({ ...request, extras: ['filters'], url, fetch, budgetMs: 1000 });
  const right = `/policy?fdLevel=${encodeURIComponent('省级')}`;
  expect(await draw(`${right}&fdLevel=x&fdXyz=1&order=x`)).toMatchObject({ status: 302, location: right });
  expect((await draw(right)).status).toBe(200);
});

it('shows no keys of a banner that nothing would follow without script', async () => {
  const { call } = backend(() => true);
  const pictures = ['a', 'b'].map((fdId) => ({ fdId, fdFilePath: `/profile/${fdId}.png`, fdLink: '/policy' }));
  const fetch: typeof call = async (input, init) =>
    String(input).includes('/api/banner/list')
      ? new Response(JSON.stringify({ code: 0, rows: pictures, total: pictures.length }))
      : call(input, init);
  document.body.innerHTML = (await renderPage({ ...request, url: '/index', fetch, budgetMs: 1000 })).html;
  const banner = within(screen.getByRole('region', { name: zh.home.banner }));
  expect(banner.getAllByRole('button')).not.toEqual([]);
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = fs.readFileSync('public/no-script.css', 'utf8');
  expect(banner.queryAllByRole('button')).toEqual([]);
  expect(banner.getByRole('img')).toBeVisible();
  style.remove();
});

it('hides the page actions without script', async () => {
  const { call } = backend(() => true);
  const entry = { fdId: '1a', fdTitle: '政策', fdContent: '<p>正文</p>' };
  const fetch: typeof call = async (input, init) =>
    String(input).includes('/api/policy/findPolicyById')
      ? new Response(JSON.stringify({ code: 0, data: entry }))
      : call(input, init);
  document.body.innerHTML = (await renderPage({ ...request, url: '/policy/detail/1a', fetch, budgetMs: 1000 })).html;
  expect(screen.getByRole('group', { name: zhActions.name })).toBeVisible();
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = fs.readFileSync('public/no-script.css', 'utf8');
  expect(screen.queryByRole('group', { name: zhActions.name })).toBeNull();
  style.remove();
});

describe('a page without the answer of one of its calls', () => {
  const drawnWith = (failure: () => Response) => {
    const { call } = backend(() => true);
    const fetch: typeof call = async (input, init) =>
      String(input).includes('/api/banner/list') ? failure() : call(input, init);
    return renderPage({ ...request, url: '/index', fetch, budgetMs: 1000 });
  };

  it.each([
    ['was refused by a gateway', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    [
      'never arrived',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('is not whole if that %s: the next one may have it', async (_how, failure) => {
    expect(await drawnWith(failure)).toMatchObject({ status: 200, isWhole: false });
  });

  it.each([
    ['does not exist', () => new Response('', { status: 404 })],
    ['was declined', () => new Response(JSON.stringify({ code: 500, msg: '未开通' }))],
  ])('is whole if the call %s', async (_how, failure) => {
    expect(await drawnWith(failure)).toMatchObject({ status: 200, isWhole: true });
  });
});

it.each(['/policy', '/specialist', '/shopping_mall'])(
  'says that %s has failed where its list cannot be had',
  async (url) => {
    const fetch = async () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
    const page = await renderPage({ ...request, url, fetch, budgetMs: 1000 });
    expect(page).toMatchObject({ status: 503, isWhole: false });
    expect(page.html).toContain(zh.site.retry);
  },
);

it('leaves no timer behind for longer than a second, which would hold the answers of the page for minutes', async () => {
  const { call } = backend(() => true);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  expect(await renderPage({ ...request, url: '/policy', fetch: call, budgetMs: 1000 })).toMatchObject({
    isWhole: true,
  });
  await settle();
  jest.advanceTimersByTime(1000);
  expect(jest.getTimerCount()).toBe(0);
});

it('hands on the address as the browser will have it', async () => {
  const { call } = backend(() => true);
  const page = await renderPage({ ...request, url: '/policy?', fetch: call, budgetMs: 1000 });
  expect(JSON.parse(page.state)).toMatchObject({ address: '/policy' });
});

it.each(['constructor', '__proto__', 'toString'])('has no entry where the id is %s, as with any other', async (id) => {
  const { call } = backend(() => true);
  const url = `/policy/detail/${id}`;
  expect(await renderPage({ ...request, url, fetch: call, budgetMs: 1000 })).toMatchObject({
    status: 404,
    isWhole: true,
  });
});

it.each([
  ['/', '/index'],
  ['/financial', '/financial/default'],
  ['/supply_demand', '/supply_demand/supply'],
])('leads %s to %s', async (url, location) => {
  const { call } = backend(() => true);
  expect(await renderPage({ ...request, url, fetch: call, budgetMs: 1000 })).toMatchObject({ status: 302, location });
});

it.each(['/no-such-page', '/policy/detail'])('has no page at %s', async (url) => {
  const { call } = backend(() => true);
  expect(await renderPage({ ...request, url, fetch: call, budgetMs: 1000 })).toMatchObject({ status: 404 });
});

it('takes two slashes at the start of an address for part of its path, not for another host', async () => {
  const { call } = backend(() => true);
  const page = await renderPage({ ...request, url: '//other.example/index', fetch: call, budgetMs: 1000 });
  expect(page.status).toBe(404);
});
