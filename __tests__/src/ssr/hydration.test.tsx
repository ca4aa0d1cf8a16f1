import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import reactDom, { type Root } from 'react-dom/client';
import { createBrowserPort } from '../../../src/app/browserPort';
import { takeDehydratedState } from '../../../src/app/dehydratedState';
import { startPage } from '../../../src/app/startPage';
import { knownQuery } from '../../../src/contract/addresses';
import type { RenderedPage } from '../../../src/contract/renderer';
import { policyList } from '../../../src/routes/sectionScreens';
import { renderPage } from '../../../src/ssr/renderPage';
import { wellFormedJson } from '../../../server/lib/markup';
import { settle } from '../../support/cannedPage';
import { startKillableServer, type KillableServer } from '../../support/serverProcess';
import { inLongRun } from '../../support/longRun';
import { layouts, screenNames, screensOf, type Screen } from '../../support/screens';
import { tempFolder } from '../../support/tempFolder';

/** Pages rendered by the portal server and hydrated: development React reports any mismatch. */

const companyPhone = '13900000001';
const realFetch = globalThis.fetch;
let server: KillableServer;
let screens: Map<string, Screen>;
let token: string;

const ask = (url: string, init?: RequestInit) => realFetch(new URL(url, server.url), init);

/** Replaces every value of an entry except those it is found by. */
let odd: { value: unknown } | null = null;
const isOdd = (name: string) => /^(?:fd|config)/.test(name) && !/^(?:fdId|fdCategory|configKey)$/.test(name);

async function withOddValues(answer: Response, value: unknown): Promise<Response> {
  const body: unknown = JSON.parse(await answer.text(), (name, given: unknown) => (isOdd(name) ? value : given));
  return new Response(wellFormedJson(JSON.stringify(body)), { status: answer.status });
}

/** Performs a call of the page, with relative URLs only. */
const forwarded: typeof fetch = async (input, init) => {
  const { pathname, search } = new URL(String(input), location.origin);
  const answer = await ask(`${pathname}${search}`, init);
  return odd && pathname.startsWith('/api/') ? withOddValues(answer, odd.value) : answer;
};

/** Logs in as a new company. */
async function join(): Promise<string> {
  const post = async (url: string, fields: Record<string, string>) => {
    const picture = await ask('/captcha/captchaImage?type=math&t=1');
    const session = /JSESSIONID=([^;]+)/.exec(picture.headers.get('set-cookie') ?? '')![1]!;
    await picture.arrayBuffer();
    const body = String(new URLSearchParams({ ...fields, validateCode: await server.answerOf(session) }));
    const headers = { cookie: `JSESSIONID=${session}`, 'content-type': 'application/x-www-form-urlencoded' };
    return (await (await ask(url, { method: 'POST', headers, body })).json()) as { token?: string };
  };
  const company = { fdComName: '示例木业', userName: companyPhone, password: 'secret-1', confirmPassword: 'secret-1' };
  await post('/register/add', company);
  const login = await post('/login', { username: companyPhone, password: 'secret-1', rememberMe: 'false' });
  return login.token!;
}

beforeAll(async () => {
  server = await startKillableServer(tempFolder());
  screens = await screensOf({
    inject: async ({ url }) => {
      const body: unknown = await (await ask(url)).json();
      return { json: () => body };
    },
  });
  token = await join();
});
afterAll(() => server.kill());

const complaints: string[] = [];
/** Calls made by the browser. */
const calls: string[] = [];
/** The page's, and that of the page actions after the first interaction. */
const roots: Root[] = [];
beforeEach(() => {
  document.documentElement.dataset.extras = 'filters';
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => void complaints.push(words.join(' ')));
  }
  const { createRoot, hydrateRoot } = reactDom;
  const noted = (root: Root) => {
    roots.push(root);
    return root;
  };
  jest.spyOn(reactDom, 'hydrateRoot').mockImplementation((...page) => noted(hydrateRoot(...page)));
  jest.spyOn(reactDom, 'createRoot').mockImplementation((...page) => noted(createRoot(...page)));
});
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.getElementById('root')?.remove();
  globalThis.fetch = realFetch;
});

const renderUrl = (url: string, budgetMs = 60_000): Promise<RenderedPage> => {
  const request = { url, origin: location.origin, now: Date.now(), display: '', extras: ['filters' as const] };
  return renderPage({ ...request, imageHosts: [], fetch: forwarded, budgetMs });
};

const visitorsPages = new Map<string, Promise<RenderedPage>>();

/** The anonymous page, rendered once as in the server's cache. */
function cachedPage(url: string): Promise<RenderedPage> {
  const page = visitorsPages.get(url) ?? renderUrl(url);
  visitorsPages.set(url, page);
  return page;
}

/** Parses a server-rendered page into the document. */
function arrive(url: string, { html, state }: RenderedPage): void {
  history.replaceState(null, '', url);
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'root';
  element.innerHTML = html;
  const script = `<script type="application/json" id="portal-state">${state}</script>`;
  const { body } = new DOMParser().parseFromString(`<body>${script}`, 'text/html');
  document.body.append(...body.childNodes);
}

/** Runs the page's script until only calls are pending. */
async function runScript(): Promise<void> {
  calls.length = 0;
  globalThis.fetch = (input, init) => {
    calls.push(new URL(String(input)).pathname);
    return forwarded(input, init);
  };
  await act(() => startPage(createBrowserPort(), takeDehydratedState()));
  // Lazily loaded chunks follow immediately.
  await act(settle);
}

const headings = () => [...document.querySelectorAll('h1')];

/** Pages with a visitor-specific query: the captcha. */
const isForm = (name: string) => /login|register/i.test(name);
const callsOf = (name: string) => (isForm(name) ? ['/captcha/captchaImage'] : []);

/** Runs a page's script, which takes it over as it is: with no warning and no other calls. */
async function expectTakenOver(url: string, page: RenderedPage, expected: string[] = []): Promise<void> {
  arrive(url, page);
  const before = headings();
  await runScript();
  expect([complaints, calls]).toEqual([[], expected]);
  expect(headings()).toEqual(before);
}

describe('a link with other names in its query', () => {
  /** Every query parameter that some screen uses, with a value that changes the page. */
  const read = {
    ...{ page: '2', order: 'fdApplyDate-asc', fdLevel: '省级', q: '木', area: 'policy', within: 'year' },
    ...{ open: '1', place: '浙江省', id: '1', redirect: '/project', back: '/project', from: '/project' },
  };
  const foreign = { utm_source: 'x', isappinstalled: '0' };

  // Demands have a mark and links of their own.
  const demands = screenNames.filter((name) => name.startsWith('/supply_demand/demand'));
  it.each(inLongRun(screenNames, [...layouts, ...demands]))(
    'leads to the page %s, which is taken over with no warning and no request',
    async (name) => {
      const requests = new Set<string>();
      for (const method of ['get', 'getAll', 'has'] as const) {
        const real = URLSearchParams.prototype[method] as (name: string) => never;
        jest.spyOn(URLSearchParams.prototype, method).mockImplementation(function (this: URLSearchParams, ...names) {
          requests.add(names[0]);
          return real.call(this, names[0]);
        });
      }
      const { path: url, heading } = screens.get(name)!;
      const [path = '', query = ''] = url.split('?');
      const ignored = Object.entries({ ...read, ...foreign }).filter(
        ([each]) => knownQuery(path, `?${new URLSearchParams({ [each]: '' })}`) === '',
      );
      const page = await cachedPage(url);
      expect([page.status, page.isWhole]).toEqual([name === '/no-such-page' ? 404 : 200, true]);
      expect(page.html).not.toMatch(/ style=|<script/);
      const shared = new URLSearchParams([...new URLSearchParams(query), ...ignored]);
      await expectTakenOver(`${path}?${shared}`, page, callsOf(name));
      expect(headings().map(({ textContent }) => textContent)).toEqual([heading]);
      expect(document.title).toBe(page.title);
      // A new parameter must be added to the server, whose cache key includes it.
      expect([...requests].filter((each) => !(each in read) && !/^fd[A-Z]/.test(each))).toEqual([]);
    },
  );

  it.each([
    ['/policy', ['page', 'order', 'fdLevel']],
    ['/policy/3', ['page', 'order', 'fdLevel']],
    ['/specialist/detailAll', ['page', 'order', 'fdLevel']],
    ['/search', ['page', 'order', 'q', 'area', 'within', 'open', 'place']],
    ['/homeLogin', ['redirect']],
    ['/account/register', ['redirect']],
    ['/display-settings', ['back']],
    ['/contactUs', ['from']],
    ['/my', ['page', 'order', 'fdLevel']],
    ['/policy/detail/1a', []],
  ])('makes another page of %s with the names that it reads: %j', (path, names) => {
    expect(Object.keys(read).filter((name) => knownQuery(path, `?utm_source=x&${name}=1`) === `?${name}=1`)).toEqual(
      names,
    );
  });
});

/** The forms redirect a company that is logged in. */
const pages = screenNames.filter((name) => !isForm(name));

const oddValues: [what: string, value: unknown][] = [
  ['nothing', null],
  ['numbers', -1.5],
  ['lists', []],
  ['halves of characters and characters of control', 'a\ud83d\u0000b\r\nc\u2028'],
  [
    'markup',
    '</script><h2 id="root">一</h2><p style="color:red">二<img src="//[x"><a href="javascript:alert(1)">三</a>&#xd83d;',
  ],
  ['of great length', '长'.repeat(10_000)],
  ['days that no calendar has', '2025-02-30 25:00:00'],
  ['written from right to left', '\u202e\u200b//[bad %E0%A4%A'],
];
const everyOddPage = oddValues.flatMap(([what, value]) => pages.map((name) => ({ name, what, value })));
/** Each layout once, with odd values in turn. */
const oddPages = layouts
  .filter((name) => !isForm(name))
  .map((name, place) => {
    const [what, value] = oddValues[place % oddValues.length];
    return { name, what, value };
  });

describe('a page of a backend with odd values', () => {
  afterEach(() => {
    odd = null;
  });

  it.each(inLongRun(everyOddPage, oddPages))(
    '$name, whose values are $what, is taken over by a company as a visitor’s, and asks who it is, nothing else',
    async (page) => {
      odd = page;
      const { path: url } = screens.get(page.name)!;
      localStorage.setItem('authToken', token);
      await expectTakenOver(url, await renderUrl(url), ['/api/user/info']);
      expect(await screen.findByText(companyPhone)).toBeVisible();
    },
  );
});

it.each(['/policy', '/index', '/policy/detail/{fdId}'])(
  'a page whose reads were late, %s, is taken over as it is, and read by the browser',
  async (name) => {
    const { path: url, heading } = screens.get(name)!;
    const page = await renderUrl(url, 0);
    expect(page.isWhole).toBe(false);
    arrive(url, page);
    await runScript();
    expect(calls).not.toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText('加载中')).toEqual([]));
    expect(complaints).toEqual([]);
  },
);

describe('a page that was left by the browser’s history before its script came', () => {
  const pageNumber = () => screen.getByLabelText<HTMLInputElement>(/跳转|页/, { selector: 'nav input' }).value;

  it('is drawn afresh for the address that is open now, and its head is not kept for another page', async () => {
    const page = await renderUrl('/policy?page=2');
    arrive('/policy?page=2', page);
    const { firstChild } = document.getElementById('root')!;
    const description = document.head.appendChild(document.createElement('meta'));
    description.name = 'description';
    history.replaceState(null, '', '/policy');
    await runScript();
    await waitFor(() => expect(pageNumber()).toBe('1'));
    expect(complaints).toEqual([]);
    expect(firstChild!.isConnected).toBe(false);
    expect(description.isConnected).toBe(false);
  });

  it('follows while its script starts', async () => {
    arrive('/policy?page=2', await renderUrl('/policy?page=2'));
    const started = runScript();
    const { addEventListener } = window;
    jest.spyOn(window, 'addEventListener').mockImplementation((...listener: Parameters<typeof addEventListener>) => {
      addEventListener.apply(window, listener);
      if (listener[0] !== 'popstate') return;
      // The listeners of this page's router; earlier pages' must not receive it.
      queueMicrotask(() => {
        history.replaceState(null, '', '/policy');
        (listener[1] as (event: Event) => void)(new PopStateEvent('popstate'));
      });
    });
    await started;
    await waitFor(() => expect(pageNumber()).toBe('1'));
    expect(complaints).toEqual([]);
  });
});

it('a page whose own script does not arrive at first stays as it was drawn, and is taken over once the script is there', async () => {
  arrive('/policy', await renderUrl('/policy'));
  const element = document.getElementById('root')!;
  const [before, html] = [headings(), element.innerHTML];
  let meanwhile = '';
  jest.spyOn(policyList, 'load').mockImplementationOnce(async () => {
    setTimeout(() => {
      meanwhile = element.innerHTML;
      window.dispatchEvent(new Event('online'));
    });
    throw new Error('the script did not arrive');
  });
  await runScript();
  expect(meanwhile).toBe(html);
  expect([complaints, calls]).toEqual([[], []]);
  expect(headings()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: '下一页' }));
  await waitFor(() => expect(location.search).toBe('?page=2'));
});

it('a page that its server could not draw anew says how old it is until the visitor goes on, and is taken over as it is', async () => {
  const noticeIn = (element: HTMLElement) => within(element).queryByText(/^内容更新于 .*，暂时无法取得最新内容$/);
  const page = await renderUrl('/policy');
  const { place, notice } = page.outdatedNotice!;
  expect(page.html.split(place)).toHaveLength(2);
  expect(page.html).not.toContain('暂时无法取得最新内容');
  const state = JSON.stringify({ ...(JSON.parse(page.state) as object), isOutdated: true });
  arrive('/policy', { ...page, html: page.html.replace(place, notice), state });
  const shown = noticeIn(document.body);
  expect(shown).toBeVisible();
  expect(shown!.closest('[role=status]')!.previousElementSibling!.tagName).toBe('HEADER');
  await runScript();
  expect([complaints, calls]).toEqual([[], []]);
  expect(noticeIn(document.body)).toBe(shown);
  await userEvent.click(screen.getByRole('link', { name: '联系我们' }));
  await waitFor(() => expect(noticeIn(document.body)).toBeNull());
});
