import Validator from '@adobe/structured-data-validator';
import { loadAllAreas } from '../../src/areas/loadAllAreas';
import { pageAddresses } from '../../src/contract/addresses';
import type { PageHead } from '../../src/contract/renderer';
import { headsByAddress, pageHead } from '../../src/ssr/pageHead';
import { demoSeed } from '../support/demoContent';
import { readEndpoint } from '../support/readEndpoint';
import { makeTestStore } from '../support/testStore';
import { useTestServer } from '../support/server';

beforeAll(() => loadAllAreas());
const origin = 'https://portal.example.com';
const now = new Date();

/** The lists of screens: address, category, endpoints' names in the singular and plural, page size, side. */
const lists: [at: string, code: string, one: string, all: string, size: number, type?: string][] = [
  ['/policy', '3', 'Policy', 'Policies', 6],
  ['/financial', 'loan', 'Financial', 'Financials', 6],
  ['/special', 'market', 'IndustryNews', 'IndustryNewsItems', 6],
  ['/project', 'upgrade', 'Project', 'Projects', 6],
  ['/shopping_mall', 'design', 'App', 'Apps', 9],
  ['/specialist', 'process', 'Specialist', 'Specialists', 12],
  ['/specialist/detailAll', 'process', 'Specialist', 'Specialists', 12],
  ['/supply_demand/supply', 'board', 'Getbuginess', 'Getbuginess', 9, '2'],
  ['/supply_demand/demand', 'board', 'Getbuginess', 'Getbuginess', 9, '1'],
];

const server = useTestServer({ deps: { seed: demoSeed } });
let client: ReturnType<typeof makeTestStore>;
beforeAll(async () => {
  client = makeTestStore(server.url);
});

const read = (endpoint: string, arg: unknown) => readEndpoint(client, endpoint, arg);
const headOf = (path: string) => pageHead({ path, state: client.store.getState(), origin, now });

type Thing = Record<string, unknown> & { '@type': string };
const thingsOf = (head: PageHead) => head.jsonLd as Thing[];
const thing = (head: PageHead, type: string) => thingsOf(head).find((one) => one['@type'] === type);

/** Every kind of page of the portal, with its screen's queries. */
async function allPages(): Promise<Map<string, PageHead>> {
  const heads = new Map<string, PageHead>();
  const keep = async (path: string) => heads.set(path, await headOf(path));
  for (const [at, code, entity, plural, pageSize, type] of lists) {
    await read(`list${entity}Categories`, undefined);
    const list = (pageNum: number, more: object = {}) =>
      read(`list${plural}`, { pageNum, pageSize, ...more, ...(type ? { type } : {}) });
    const answer = await list(1);
    await list(2);
    await list(1, { category: code });
    if (at !== '/financial') {
      await keep(at);
      if (at !== '/specialist') await keep(`${at}?page=2`);
    }
    await keep(`${at}/${code}`);
    if (at.endsWith('detailAll')) continue;
    const id = (answer.data as { rows: { fdId: string }[] }).rows[0].fdId;
    await read(`get${entity}`, id);
    await keep(`${at}/detail/${id}`);
  }
  const jobs = await read('listRecruits', { pageNum: 1, pageSize: 6 });
  const job = (jobs.data as { rows: { fdId: string }[] }).rows[0].fdId;
  await read('getRecruit', job);
  await keep(`/recruit/detail/${job}`);
  for (const key of ['address', 'phone', 'postcode', 'email']) await read('getNavigationValue', `contactUs:${key}`);
  for (const path of ['/index', '/contactUs', '/privacy', '/financial/default']) await keep(path);
  return heads;
}

let pages: Map<string, PageHead>;
beforeAll(async () => {
  pages = await allPages();
});

const one = (start: string): PageHead => {
  const path = [...pages.keys()].find((known) => known.startsWith(start));
  return pages.get(path ?? '')!;
};

it('has a head for every page address', async () => {
  const redirects = ['/', '/financial', '/supply_demand'];
  expect(Object.keys(headsByAddress).sort()).toEqual(pageAddresses.filter((path) => !redirects.includes(path)).sort());
});

it('gives each page a title, a Chinese description of readable length and its own canonical address', () => {
  const heads = [...pages.values()];
  for (const [path, head] of pages) {
    expect(head.canonicalPath).toBe(path);
    expect(head.robots).toBeUndefined();
    expect(head.description).toMatch(/\p{Script=Han}/u);
    expect(head.description).not.toMatch(/[<>]|undefined|null|--/);
    expect(Array.from(head.description).length).toBeLessThanOrEqual(120);
  }
  const titles = heads.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(new Set(heads.map(({ canonicalPath }) => canonicalPath)).size).toBe(pages.size);
});

it('has structured data with absolute URLs of this site', () => {
  for (const [path, head] of pages) {
    const addresses =
      JSON.stringify(head.jsonLd).match(/"(?:url|item|@id|mainEntityOfPage|image|logo)":"[^"]*"/g) ?? [];
    // Pictures of entries are on the API host, here the test server.
    const absolute = addresses.filter((address) => [origin, server.url].some((site) => address.includes(`:"${site}/`)));
    expect(addresses).toEqual(absolute);
    if (path !== '/index') expect(thing(head, 'BreadcrumbList')).toBeDefined();
  }
});

it.each([
  ['/index', 'Organization'],
  ['/policy/detail/', 'Article'],
  ['/special/detail/', 'NewsArticle'],
  ['/recruit/detail/', 'JobPosting'],
  ['/shopping_mall/detail/', 'SoftwareApplication'],
  ['/project/detail/', 'Event'],
  ['/specialist/detail/', 'ProfilePage'],
  ['/financial/detail/', 'FinancialProduct'],
  ['/supply_demand/demand/detail/', 'Demand'],
  ['/supply_demand/supply/detail/', 'Offer'],
  ['/policy', 'ItemList'],
  ['/contactUs', 'Organization'],
])('describes %s as %s', (start, type) => {
  expect(thing(one(start), type)).toMatchObject({ '@context': 'https://schema.org', '@type': type });
});

it.each(['/shopping_mall/detail/', '/project/detail/', '/specialist/detail/'])(
  'names the category of %s on the way to it',
  (start) => {
    const { itemListElement } = thing(one(start), 'BreadcrumbList') as unknown as {
      itemListElement: { item?: string }[];
    };
    const root = start.replace('detail/', '');
    expect(itemListElement.at(-2)?.item?.startsWith(`${origin}${root}`)).toBe(true);
  },
);

it('meets Google’s requirements for rich results', async () => {
  const jsonld: Record<string, Thing[]> = {};
  for (const head of pages.values()) for (const some of thingsOf(head)) (jsonld[some['@type']] ??= []).push(some);
  const issues = await new Validator().validate(structuredClone({ jsonld, microdata: {}, rdfa: {}, errors: [] }));
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  expect(errors.map(({ rootType, issueMessage, path }) => [rootType, issueMessage, JSON.stringify(path)])).toEqual([]);
});

it('continues the positions of list entries across pages', () => {
  const { itemListElement } = thing(one('/policy?page=2'), 'ItemList') as unknown as {
    itemListElement: { position: number }[];
  };
  expect(itemListElement.map(({ position }) => position)).toEqual([7, 8, 9, 10, 11, 12]);
});

it('contains no telephone number and no personal address', () => {
  for (const [path, head] of pages) {
    if (path !== '/contactUs')
      expect(JSON.stringify(head)).not.toMatch(/(?<![\da-f])1[3-9]\d{9}(?![\da-f])|@[a-z\d.-]+\.[a-z]{2,}"|telephone/);
  }
});

it('links feeds on the pages they belong to', () => {
  expect(one('/index').feeds.map(({ path }) => path)).toEqual(['/feeds/policy.xml', '/feeds/news.xml']);
  expect(one('/policy/detail/').feeds.map(({ path }) => path)).toEqual(['/feeds/policy.xml']);
  expect(one('/contactUs').feeds).toEqual([]);
});

it.each(['/homeLogin?redirect=%2Fpolicy', '/homeRegister', '/account/login', '/nowhere', '/policy/detail'])(
  'asks search engines to leave %s out',
  async (path) => {
    const head = await headOf(path);
    expect(head.robots).toBe('noindex');
    expect(head.jsonLd).toEqual([]);
    expect(head.canonicalPath).not.toContain('?');
  },
);

it('marks noindex: a missing entry, a list that fails and a category without entries', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await read('getPolicy', 'f'.repeat(32));
  expect((await headOf(`/policy/detail/${'f'.repeat(32)}`)).robots).toBe('noindex');
  await read('listPolicies', { pageNum: 1, pageSize: 6, category: 'none' });
  expect((await headOf('/policy/none')).robots).toBe('noindex');
  jest.restoreAllMocks();
});

it('describes a page whose queries are late by its section', async () => {
  const head = await headOf('/policy/detail/late');
  expect(head).toMatchObject({
    title: '企业政策',
    canonicalPath: '/policy/detail/late',
    robots: undefined,
    jsonLd: [],
  });
});

it('gives a page past the end of its list the address of the last page', async () => {
  await read('listPolicies', { pageNum: 999, pageSize: 6 });
  expect((await headOf('/policy?page=999')).canonicalPath).toMatch(/^\/policy\?page=1\d$/);
});

it.each(['/policy?fdLevel=x&page=2', '/policy?order=fdApplyDate'])('gives %s the address of its list', async (path) => {
  const filtered = { ...client.store.getState(), extras: ['filters' as const] };
  const head = await pageHead({ path, state: filtered, origin, now });
  expect([head.canonicalPath, head.robots, head.jsonLd]).toEqual(['/policy', 'noindex', []]);
  // Without filters an ordinary page.
  expect((await headOf(path)).robots).toBeUndefined();
});

it.each(['/Policy/', '/policy?page=1', '/policy?utm_source=x', '/policy?page=x'])(
  'gives the spelling %s the one address of its page',
  async (path) => expect((await headOf(path)).canonicalPath).toBe('/policy'),
);
