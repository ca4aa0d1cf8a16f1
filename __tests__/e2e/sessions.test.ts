import type { Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { demoCompany, demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { hold } from '../support/hold';
import { desktop, type Journey, type Visitor } from '../support/journey';
import { logInAs } from '../support/logInAs';
import { useJourney } from '../support/useJourney';

/** Tokens between pages, tabs and accounts, in a real browser: docs/behaviour/accounts.md#session. */

const [, backOffice] = demoAccounts;
const userInfo = '**/api/user/info';

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => ({ journey, visitor, page } = stage), { ...desktop, reducedMotion: 'reduce' });

const storedToken = (of: Page = page) => of.evaluate(() => localStorage.getItem('authToken'));
const account = (of: Page, username: string = demoCompany.username) =>
  of.getByRole('banner').getByText(username).first();

const asked = (of: Page) => of.waitForRequest(userInfo);

it('keeps the login in every tab through six reloads while user info is loading', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  const other = await page.context().newPage();
  await other.goto('/contactUs');
  await account(other).waitFor();
  const token = await storedToken(other);
  const user = await hold(page, userInfo);
  const first = asked(page);
  await page.goto('/policy');
  await first;
  for (let reload = 0; reload < 6; reload += 1) {
    const again = asked(page);
    await page.reload();
    await again;
    expect(await storedToken()).toBe(token);
  }
  const left = asked(page);
  await page.goto('/contactUs');
  await left;
  await user.release();
  await account(page).waitFor();
  expect(await storedToken(other)).toBe(token);
  await account(other).waitFor();
});

it('redirects a back-office user to the back office with the token stored, while user info is still loading', async () => {
  await visit();
  await page.goto('/homeLogin');
  const user = await hold(page, userInfo);
  await logInAs(page, backOffice, journey.captcha);
  await eventually(() => expect(page.url()).toBe(`${journey.url}/backend/index`));
  expect(await storedToken()).toMatch(/.{16}/);
  await user.release();
  await page.getByRole('heading', { level: 1, name: '今日' }).waitFor();
});

it('reloads at most once when something restores an invalid token each time', async () => {
  await visit();
  await page.addInitScript(() => localStorage.setItem('authToken', 'worth-nothing'));
  let loads = 0;
  page.on('request', (request) => void (loads += request.isNavigationRequest() ? 1 : 0));
  await page.goto('/policy');
  await page.getByRole('banner').getByRole('link', { name: '请登录' }).waitFor();
  await eventually(() => expect(visitor.calls.filter((call) => call.endsWith('/api/user/info'))).toHaveLength(2));
  await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
  await eventually(async () => expect(await storedToken()).toBeNull());
  expect(loads).toBe(2);
});

it('shows the account that logged in in another tab, not the one whose info was loading', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  let answerFirst!: () => void;
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  await page.route(userInfo, async (route) => {
    const isNew = route.request().headers().authorization === 'Bearer token-of-another';
    if (!isNew) await first;
    const username = isNew ? '13900000002' : '13800000001';
    const body = { code: 0, msg: null, data: { username, fdComId: 'c', fdComName: username } };
    await route.fulfill({ json: body }).catch(() => undefined);
  });
  const pending = asked(page);
  await page.goto('/contactUs');
  await pending;
  const other = await page.context().newPage();
  await other.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>other tab</title>' }));
  await other.goto('/index');
  await other.evaluate(() => localStorage.setItem('authToken', 'token-of-another'));
  await account(page, '13900000002').waitFor();
  answerFirst();
  await page.reload();
  await account(page, '13900000002').waitFor();
  expect(await storedToken()).toBe('token-of-another');
});

it('opens the form on 确定 when another tab has logged in while the prompt is open', async () => {
  await visit();
  await page.goto('/supply_demand/supply');
  await page.getByRole('button', { name: '发布供应' }).click();
  const question = page.getByRole('alertdialog').filter({ hasText: '此操作需要登录' });
  await question.waitFor();
  const other = await page.context().newPage();
  await other.goto('/homeLogin');
  await logInAs(other, demoCompany, journey.captcha);
  await account(other).waitFor();
  await page.waitForFunction(() => localStorage.getItem('authToken') !== null);
  await account(page).waitFor({ state: 'attached' });
  await question.getByRole('button', { name: '确定', exact: true }).click();
  await page.getByRole('dialog', { name: '发布供应' }).waitFor();
  expect(page.url()).toBe(`${journey.url}/supply_demand/supply`);
});

it('shares the login between two tabs: both know the user, and a log-out in one logs out the other', async () => {
  await visit();
  await page.goto('/contactUs');
  const other = await page.context().newPage();
  await other.goto('/homeLogin?redirect=%2Fpolicy');
  await logInAs(other, demoCompany, journey.captcha);
  await account(other).waitFor();
  await account(page).waitFor();
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定', exact: true }).click();
  await other.getByRole('banner').getByRole('link', { name: '请登录' }).waitFor();
  expect(page.url()).toBe(`${journey.url}/contactUs`);
  expect(other.url()).toBe(`${journey.url}/policy`);
});
