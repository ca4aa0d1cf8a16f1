import type { Page } from 'playwright-core';
import { demoCompany, demoLogin } from '../support/demoCompany';
import { desktop, hold, interactFirst, openReady, startJourney, type VisitOptions } from '../support/journey';
import { screensOf } from '../support/screens';
import { useStarted } from '../support/useStarted';

/** What needs a full Chromium instead of the headless shell, and logins in several tabs. */

const journey = useStarted(() => startJourney({ fullBrowser: true, deps: { demoSubmissions: true } }));
let page: Page;
const visit = async (options: VisitOptions) =>
  void ({ page } = await journey.visit({ ...desktop, reducedMotion: 'reduce', ...options }));

const banner = (of: Page) => of.getByRole('banner');

it('shows that another tab has logged out on a page which the back/forward cache brings back', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  await page.goto('/policy');
  await banner(page).getByRole('button', { name: '退出登录' }).waitFor();
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    }),
  );
  await page.goto('/robots.txt');

  const other = await page.context().newPage();
  await other.goto('/contactUs');
  await banner(other).getByRole('button', { name: '退出登录' }).click();
  const question = other.getByRole('alertdialog');
  await question.getByRole('button', { name: '确定', exact: true }).click();
  await other.getByText('退出登录成功！').waitFor();
  await other.close();

  await page.goBack({ waitUntil: 'commit' });
  await page.locator('html[data-persisted="true"]').waitFor();
  await banner(page).getByRole('link', { name: '请登录' }).waitFor();
});

const userInfo = '**/api/user/info';
const infoRequest = () => page.waitForRequest(userInfo);
const storedToken = (of: Page) => of.evaluate(() => localStorage.getItem('authToken'));
const company = (of: Page) => banner(of).getByText(demoCompany.username).first();

it('keeps the login in every tab through six reloads while user info is loading', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  const other = await page.context().newPage();
  await other.goto('/contactUs');
  await company(other).waitFor();
  const token = await storedToken(other);
  const user = await hold(page, userInfo);
  const first = infoRequest();
  await page.goto('/policy');
  await first;
  for (let reload = 0; reload < 6; reload += 1) {
    const again = infoRequest();
    await page.reload();
    await again;
    expect(await storedToken(page)).toBe(token);
  }
  const left = infoRequest();
  await page.goto('/contactUs');
  await left;
  await user.release();
  await company(page).waitFor();
  expect(await storedToken(other)).toBe(token);
  await company(other).waitFor();
});

/** Number of printed pages, without backgrounds, as browsers print by default. */
const sheetsOf = async (of: Page): Promise<number> =>
  (await of.pdf({ printBackground: false, preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)!
    .length;

it('prints a receipt, an entry, an app, a list and a person on one sheet each, with illustrations and without buttons', async () => {
  const { options, headers } = await demoLogin(journey);
  await visit(options);
  const { app } = journey.server;
  const list = '/api/my/submissions?kind=application&pageNum=1&pageSize=10';
  const { rows } = (await app.inject({ url: list, headers })).json<{ rows: { number: string; state: string }[] }>();
  const granted = rows.find(({ state }) => state === 'granted')!;
  const screens = await screensOf(app);
  const pathOf = (name: string) => screens.get(name)!.path;
  const sheets: [path: string, illustration: string][] = [
    [`/my/submission/${granted.number}`, 'ol[aria-label]'],
    [pathOf('/supply_demand/demand/detail/{fdId}'), 'article header time'],
    [pathOf('/shopping_mall/detail/{fdId}'), '[role=img][aria-label^=评分]'],
    ['/policy', 'h1'],
    [pathOf('/specialist/detail/{fdId}'), 'h1'],
  ];
  for (const [path, illustration] of sheets) {
    await openReady(page, path);
    await page.locator(illustration).first().waitFor();
    await interactFirst(page);
    await page.emulateMedia({ media: 'print' });
    const { controls, isServerRendered } = await page.evaluate((selector) => {
      const element = document.querySelector(selector)!;
      return {
        controls: [...document.querySelectorAll('button, input, select, .btn')].filter((control) =>
          control.checkVisibility(),
        ).length,
        isServerRendered:
          selector === 'h1' || getComputedStyle(element).getPropertyValue('print-color-adjust') === 'exact',
      };
    }, illustration);
    expect([path, controls, isServerRendered, await sheetsOf(page)]).toEqual([path, 0, true, 1]);
    await page.emulateMedia({ media: null });
  }
});
