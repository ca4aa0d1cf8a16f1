import type { Page } from 'playwright-core';
import { demoCompany, demoLogin, directLogin, type DemoLogin } from '../support/demoCompany';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { desktop, startJourney, type Journey } from '../support/journey';
import { publication } from '../support/publication';

/** Screens show other things to a company that has sent something than to a visitor: all fit, in each look. */

jest.setTimeout(240_000);

const widths = [320, 360, 390, 820, 1440];

let journey: Journey;
let login: DemoLogin;
const paths: Record<'list' | 'my', string[]> = { list: [], my: [] };

/** The company sends an intention for every app of the first page, an application and an entry. */
beforeAll(async () => {
  journey = await startJourney();
  const { app } = journey.server;
  login = await demoLogin(journey);
  type Row = Record<string, string>;
  const read = async <Answer>(url: string) => (await app.inject({ url, headers: login.headers })).json<Answer>();
  const post = async (url: string, payload: Row) => {
    const answer = await app.inject({ method: 'POST', url, headers: login.headers, payload });
    const { code, number, msg } = answer.json<{ code: number; number?: string; msg: string | null }>();
    if (code !== 0) throw new Error(`${url}: ${msg}`);
    return number!;
  };
  const { data: user } = await read<{ data: Row }>('/api/user/info');
  const company = { fdComId: user.fdComId!, fdComName: user.fdComName! };
  const { rows: apps } = await read<{ rows: Row[] }>('/api/app/list?pageNum=1&pageSize=9');
  const contact = { fdContactName: '周予安', fdContactPhone: '13800000009' };
  const numbers: string[] = [];
  for (const { fdId, fdAppName } of apps) {
    numbers.push(await post('/api/order/add', { fdAppId: fdId!, fdAppName: fdAppName!, ...company, ...contact }));
  }
  const { data: categories } = await read<{ data: Row[] }>('/api/getbuginess/categories');
  await app.inject({
    method: 'POST',
    url: '/api/getbuginess/add',
    headers: { ...login.headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...publication, ...company, fdType: categories[0]!.fdCategory! }).toString(),
  });
  const { rows: projects } = await read<{ rows: Row[] }>('/api/project/list?pageNum=1&pageSize=1');
  paths.list = [
    ...['/index', '/shopping_mall', '/project', '/supply_demand/supply', '/search?q=板材'],
    `/shopping_mall/detail/${apps[0]!.fdId}`,
    `/project/detail/${projects[0]!.fdId}`,
  ];
  paths.my = ['/my', '/my/intentions', '/my/entries', '/my/profile', `/my/submission/${numbers[0]}`];
});
afterAll(() => journey?.close());

const looks: [string, { cookie?: string; font?: number }][] = [
  ['the usual look', {}],
  ['大字', { cookie: 'large' }],
  ['letters of twice the size', { font: 32 }],
];
const states: [string, () => Promise<object>, () => string[]][] = [
  ['a visitor', async () => ({}), () => paths.list],
  ['a busy company', async () => login.options, () => [...paths.list, ...paths.my]],
  ['staff', async () => (await directLogin(journey, demoAccounts[1])).options, () => paths.list.slice(0, 2)],
];

describe.each(states)('%s', (_state, optionsOf, pathsOf) => {
  it.each(looks)('is shown no screen that scrolls sideways in %s', async (_look, { cookie, font }) => {
    const { page, leave } = await journey.visit({ ...desktop, ...(await optionsOf()), reducedMotion: 'reduce' });
    if (cookie) await page.context().addCookies([{ name: 'display', value: cookie, url: journey.url }]);
    if (font) {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Page.setFontSizes', { fontSizes: { standard: font, fixed: font } });
    }
    const wide: string[] = [];
    for (const path of pathsOf()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: desktop.height });
        const by = await sideways(page);
        if (by > 0) wide.push(`${path} at ${width}: ${by} px`);
      }
    }
    await leave();
    expect(wide).toEqual([]);
  });
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([320, 360, 390])('a company’s name stands in the header at %i', async (width) => {
  const { page, leave } = await journey.visit({ ...login.options, width, height: 844 });
  await page.goto('/index', { waitUntil: 'networkidle' });
  const name = page.getByRole('banner').getByTitle(demoCompany.username);
  const { x, width: shown } = (await name.boundingBox())!;
  expect(shown).toBeGreaterThan(36);
  expect(x + shown).toBeLessThanOrEqual(width);
  await leave();
});
