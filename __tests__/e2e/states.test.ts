import { demoAccounts, newAccount } from '../../server/auth/newAccount';
import { hashPassword } from '../../server/auth/passwords';
import { cheapPasswords } from '../support/cheapPasswords';
import type { TestServer } from '../support/server';
import { demoCompany, demoLogin, type DemoLogin, directLogin, sendIntention } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, startJourney, interactFirst, openReady, overflowOf } from '../support/journey';
import { inLongRun, isLongRun } from '../support/longRun';
import { themes as allThemes, changeTheme, textSizeOf } from '../support/themes';
import { screensOf } from '../support/screens';
import { useStarted } from '../support/useStarted';

/** Creates a company's account. @returns its credentials */
async function addCompany(server: Pick<TestServer, 'store'>, username: string, fdComName: string) {
  const password = 'secret-1';
  const passwordHash = await hashPassword(password, cheapPasswords);
  const row = { username, passwordHash, fdComName, isCust: '1', role: null } as const;
  await (await server.store()).transaction().execute((trx) => newAccount(trx, row, Date.now()));
  return { username, password };
}

/**
 * Screens differ between a visitor, a new company, one with many submissions, and staff: each fits in every theme and
 * at every width. It is opened once for each of them; theme and width change in place. The long run checks all screens
 * in all themes.
 */

jest.setTimeout(isLongRun ? 3_600_000 : 300_000);

/** 720 is a desktop at 200 % zoom. */
const widths = inLongRun([320, 360, 390, 720, 768, 820, 1440], [320, 720, 768, 1440]);
const themes = ['', ...inLongRun(allThemes, ['large'])];

const journey = useStarted(() => startJourney({ deps: { demoSubmissions: true } }));
let login: DemoLogin;
const paths: Record<'lists' | 'details' | 'my' | 'submissions', string[]> = {
  lists: ['/index', '/project', '/specialist'],
  details: [],
  my: ['/my', '/my/intentions', '/my/entries', '/my/profile'],
  submissions: [],
};

/** The demo company has submissions of each kind; it also sends an intention for every app of the first page. */
beforeAll(async () => {
  const { app } = journey.server;
  login = await demoLogin(journey);
  type Row = Record<string, string>;
  const read = async <Answer>(url: string) => (await app.inject({ url, headers: login.headers })).json<Answer>();
  const { rows: apps } = await read<{ rows: Row[] }>('/api/app/list?pageNum=1&pageSize=9');
  for (const place of apps.keys()) expect(await sendIntention(journey, place, login)).toMatchObject({ code: 0 });
  const screens = await screensOf(app);
  const named = (pattern: RegExp) =>
    [...screens.values()].flatMap(({ name, path }) => (pattern.test(name) ? [path] : []));
  if (isLongRun) paths.lists = [...new Set([...paths.lists, ...named(/^(?!.*\{fdId\}|.*(?:login|register))/i)])];
  paths.details = named(isLongRun ? /\{fdId\}$/ : /^\/(?:project|shopping_mall)\/detail/);
  for (const kind of ['application', 'intention', 'entry']) {
    const { rows } = await read<{ rows: Row[] }>(`/api/my/submissions?kind=${kind}&pageNum=1&pageSize=100`);
    const numbers = [...new Map(rows.map(({ state, number }) => [state, number!])).values()];
    paths.submissions.push(...inLongRun(numbers, numbers.slice(-1)).map((number) => `/my/submission/${number}`));
  }
});

/** A company without submissions. */
const newCompany = async () =>
  directLogin(journey, await addCompany(journey.server, '13900000051', '岭南高定全屋整装智造产业发展有限公司'));

const states: [string, () => Promise<object>, () => string[]][] = [
  // screens.test.ts has a visitor's screens, and with them the lists and details that look the same to all.
  ['a new company', async () => (await newCompany()).options, () => [...paths.lists.slice(0, 1), ...paths.my]],
  [
    'a busy company',
    async () => login.options,
    () => [...paths.lists, ...paths.details, ...paths.my, ...paths.submissions],
  ],
  ['staff', async () => (await directLogin(journey, demoAccounts[1])).options, () => ['/index', '/my']],
];

describe.each(states)('%s', (_state, optionsOf, pathsOf) => {
  it('sees no screen that scrolls sideways, in any theme and at any width', async () => {
    const { page } = await journey.visit({ ...desktop, ...(await optionsOf()), reducedMotion: 'reduce' });
    const setTextSize = await textSizeOf(page);
    const wide: string[] = [];
    const measure = async (what: string) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: desktop.height });
        const by = await overflowOf(page);
        if (by > 0) wide.push(`${what} at ${width}: ${by} px`);
      }
    };
    for (const path of isLongRun ? new Set(pathsOf()) : pathsOf()) {
      await openReady(page, path);
      await interactFirst(page);
      await page.waitForLoadState('networkidle');
      for (const theme of themes) {
        if (theme) await changeTheme(page, theme);
        await measure(`${path} in ${theme || 'the default theme'}`);
      }
      await changeTheme(page, '');
      await setTextSize(200);
      await measure(`${path} in text of twice the size`);
      await setTextSize(100);
    }
    expect(wide).toEqual([]);
  });
});

it('a company’s name is in the header of phones', async () => {
  const { page } = await journey.visit({ ...login.options, width: 320, height: 844 });
  await page.goto('/index', { waitUntil: 'networkidle' });
  const name = page.getByRole('banner').getByTitle(demoCompany.username);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The account menu takes the name's place once its script is there.
    await eventually(async () => {
      const { x, width: shown } = (await name.boundingBox())!;
      expect(shown).toBeGreaterThan(36);
      expect(x + shown).toBeLessThanOrEqual(width);
    });
  }
});
