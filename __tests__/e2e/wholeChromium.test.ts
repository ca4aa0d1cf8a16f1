import type { Page } from 'playwright-core';
import { demoLogin } from '../support/demoCompany';
import { desktop, type Journey, type Visitor } from '../support/journey';
import { useJourney } from '../support/useJourney';

/** What the headless shell, which drives the other journeys, cannot show. */

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useJourney(
  (stage) => {
    ({ journey, visitor, page } = stage);
  },
  { ...desktop, reducedMotion: 'reduce' },
  { fullBrowser: true },
);

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

it('leads from the home page to an entry and prints it, without a complaint', async () => {
  await visit();
  await page.goto('/index');
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '企业政策' }).click();
  await page.getByRole('list', { name: '企业政策' }).getByRole('link').first().click();
  await page.waitForURL(/\/policy\/detail\//);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(visitor.complaints).toEqual([]);
});
