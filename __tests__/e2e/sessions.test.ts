import type { Page } from 'playwright-core';
import { zipFile } from '../support/archives';
import { demoCompany, demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { application, controlsOf, placeOf } from '../support/formScreens';
import { hold } from '../support/hold';
import { desktop, type Journey, type Visitor } from '../support/journey';
import { logInAs } from '../support/logInAs';
import { useJourney } from '../support/useJourney';

/** Tokens between pages, tabs and accounts, in a real browser: docs/behaviour/accounts.md#session, forms.md. */

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

it('keeps the draft when the session expires, and sends it after the login', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  const path = await placeOf(application, journey);
  const { opener, dialog, field, button } = controlsOf(page, application);
  await page.goto(path);
  await opener.click();
  await field('联系人').fill('周予安');
  await field('联系电话').fill('13800000009');
  await field('申报说明').fill('两条产线的改造。');
  await field('附件').setInputFiles([zipFile('plan.zip')]);
  await dialog.getByText('已上传').waitFor();
  await login.end();
  await button('提交').click();
  await page.waitForURL(`/homeLogin?redirect=${encodeURIComponent(path)}`);
  expect(await storedToken()).toBeNull();
  await logInAs(page, demoCompany, journey.captcha);
  await page.waitForURL(path);
  await dialog.waitFor();
  expect(await field('联系人').inputValue()).toBe('周予安');
  expect(await field('申报说明').inputValue()).toBe('两条产线的改造。');
  await dialog.getByText('plan.zip').waitFor();
  await button('提交').click();
  await page.getByRole('alertdialog').getByText('提交成功！').waitFor();
});
