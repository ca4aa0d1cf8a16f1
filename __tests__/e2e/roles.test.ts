import type { Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { demoCompany, demoLogin, type DemoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, type Journey, type Visitor } from '../support/journey';
import { logInAs } from '../support/logInAs';
import { useJourney } from '../support/useJourney';

/** Sessions, roles and where the login leads: docs/behaviour/accounts.md. */

const [, backOffice] = demoAccounts;

let journey: Journey;
let login: DemoLogin;
let visitor: Visitor;
let page: Page;
const visit = useJourney(
  (stage) => {
    ({ journey, visitor, page } = stage);
  },
  { ...desktop, reducedMotion: 'reduce' },
);
beforeAll(async () => {
  login = await demoLogin(journey);
});

const at = (path: string) => eventually(() => expect(page.url()).toBe(`${journey.url}${path}`));
const token = () => page.evaluate(() => localStorage.getItem('authToken'));
const account = (of: Page) => of.getByRole('banner').getByText(demoCompany.username).first();

describe('a login', () => {
  beforeEach(() => visit());

  it.each([
    ['/specialist?page=2', '/specialist?page=2'],
    ['//elsewhere.example/x', '/index'],
    ['https://elsewhere.example/', '/index'],
  ])('of a company with the redirect %s leads to %s, known by its name', async (redirect, path) => {
    await page.goto(`/homeLogin?redirect=${encodeURIComponent(redirect)}`);
    await logInAs(page, demoCompany, journey.captcha);
    await at(path);
    await account(page).waitFor();
    expect(visitor.complaints).toEqual([]);
  });

  it('of a back-office user leads to the index page of the back office and on to the inbox, without the token in the address', async () => {
    await page.goto('/homeLogin?redirect=%2Fpolicy');
    await logInAs(page, backOffice, journey.captcha);
    await at('/backend/inbox');
  });

  it('that is refused shows the reason, and a new captcha with an empty field', async () => {
    await page.goto('/homeLogin');
    const picture = page.getByRole('img', { name: '验证码图片' });
    await eventually(async () => expect(await picture.getAttribute('src')).toMatch(/^data:image\//));
    const before = await picture.getAttribute('src');
    await logInAs(page, { username: demoCompany.username, password: 'not-this-one' }, journey.captcha);
    await page.getByRole('alert').filter({ hasText: '用户不存在/密码错误' }).waitFor();
    await eventually(async () => expect(await picture.getAttribute('src')).not.toBe(before));
    expect(await page.getByLabel(/^验证码/).inputValue()).toBe('');
    expect(await token()).toBeNull();
  });
});

describe('a stored token', () => {
  it('that is no longer valid is removed: the page reloads once, logged out', async () => {
    const localStorage = [{ name: 'authToken', value: 'worth-nothing' }];
    await visit({ storageState: { cookies: [], origins: [{ origin: journey.url, localStorage }] } });
    let loads = 0;
    page.on('request', (request) => void (loads += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/policy');
    await page.getByRole('banner').getByRole('link', { name: '请登录' }).waitFor();
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
    await eventually(async () => expect([await token(), loads]).toEqual([null, 2]));
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
    expect(visitor.calls.filter((call) => call.startsWith('GET /api/user/info'))).toHaveLength(1);
  });

  it.each(['/homeLogin', '/homeRegister', '/account/login', '/account/register'])(
    'leads from %s to the home page',
    async (path) => {
      await visit(login.options);
      await page.goto(path);
      await at('/index');
      await account(page).waitFor();
    },
  );

  it('is shared by two tabs: both know the user, and a log-out in one logs out the other', async () => {
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
});
