import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { violations } from '../support/axe';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
import { logInAs } from '../support/logInAs';
import { useJourney } from '../support/useJourney';
import { wideLimits } from '../support/wideLimits';

/** The staff's desk in a real browser: docs/behaviour/desk.md. */

const staff = demoAccounts.find(({ isCust }) => isCust === '0')!;
const deskDir = path.resolve(__dirname, '../../dist/desk');

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useJourney(
  (stage) => {
    ({ journey, visitor, page } = stage);
  },
  {},
  { config: { deskDir }, deps: { limits: wideLimits } },
);

beforeAll(() => {
  if (!fs.existsSync(path.join(deskDir, 'index.html'))) throw new Error('the desk is not built: npm run build');
});

const address = () => page.url().slice(journey.url.length);
const at = (where: string | RegExp) => eventually(() => expect(address()).toMatch(where));

/** What a script of the company's would call. */
async function companyCalls() {
  const { options } = await demoLogin(journey);
  const state = options.storageState as { origins: { localStorage: { value: string }[] }[] };
  const headers = { authorization: `Bearer ${state.origins[0]!.localStorage[0]!.value}` };
  return {
    get: async (url: string) => (await journey.server.app.inject({ url, headers })).json(),
    post: async (url: string, form: Record<string, string>) =>
      (
        await journey.server.app.inject({
          method: 'POST',
          url,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(form).toString(),
        })
      ).json(),
  };
}

/** Sends an intention on an app of the list as the demo company; it may have one on each. */
async function sendIntention(place: number): Promise<{ code: number; number: string }> {
  const company = await companyCalls();
  const { rows } = await company.get('/api/app/list?pageNum=1&pageSize=5');
  const { fdId, fdAppName } = rows[place];
  return company.post('/api/order/add', {
    fdAppId: fdId,
    fdAppName,
    fdContactName: '唐屿',
    fdContactPhone: '13900000000',
    fdContactEmail: '',
    fdContactWechat: '',
    fdComName: '澄木家居有限公司',
  });
}

it('a company sends an intention, staff log in, take it in by the keyboard alone and answer, and the company sees it', async () => {
  await visit();
  const company = await companyCalls();
  const sent = await sendIntention(0);
  expect(sent).toMatchObject({ code: 0, number: expect.stringMatching(/^YX-/) });

  await page.goto('/backend/inbox/intention');
  await at(/^\/homeLogin\?redirect=%2Fbackend%2Finbox%2Fintention$/);
  await logInAs(page, staff, journey.captcha);
  await at('/backend/inbox/intention');
  await page.getByRole('heading', { level: 1, name: '应用意向' }).waitFor();
  const box = page.getByRole('checkbox', { name: `选择 ${sent.number}` });
  await box.waitFor();
  for (
    let step = 0;
    step < 20 &&
    !(await page.evaluate((number) => (document.activeElement as HTMLElement).dataset.row === number, sent.number));
    step += 1
  ) {
    await page.keyboard.press('j');
  }
  await page.keyboard.press('a');
  await page.getByRole('radio', { name: '受理' }).waitFor();
  const note = page.getByLabel('给企业的说明');
  await eventually(async () => expect(await note.evaluate((field) => field === document.activeElement)).toBe(true));
  await page.keyboard.type('已转供应商，三个工作日内联系。');
  await page.keyboard.press('Control+Enter');
  await page
    .getByRole('status')
    .filter({ hasText: `${sent.number} 受理` })
    .waitFor();

  const seen = await company.get(`/api/my/submission?number=${sent.number}`);
  expect(seen.data).toMatchObject({ state: 'accepted', answer: '已转供应商，三个工作日内联系。' });
  expect(visitor.complaints).toEqual([]);
});

it('a company that opens the desk is refused by the page and by every call', async () => {
  await visit((await demoLogin(journey)).options);
  await page.goto('/backend/inbox');
  await page.getByRole('heading', { name: '此账号不能使用工作台' }).waitFor();
  expect(await violations(page)).toEqual([]);
  const company = await companyCalls();
  for (const call of ['me', 'counts', 'submissions', 'records', 'reports', 'export?format=csv']) {
    expect([call, (await company.get(`/api/desk/${call}`)).code]).toEqual([call, 403]);
  }
});

it.each([
  [390, 1],
  [1024, 2],
  [1440, 3],
])('has no accessibility fault and no sideways scroll at %d px', async (width, place) => {
  const { number } = await sendIntention(place);
  expect(number).toMatch(/^YX-/);
  await visit({ width, height: 900 });
  await page.goto('/backend/inbox');
  await logInAs(page, staff, journey.captcha);
  await at(/^\/backend\/inbox$/);
  for (const queue of ['', '/application', '/reports', '/records', '/archive']) {
    await page.goto(`/backend/inbox${queue}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually(async () => expect(await page.getByText('加载中…').count()).toBe(0));
    expect([queue, await violations(page)]).toEqual([queue, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  await page.goto(`/backend/inbox/intention?open=${number}`);
  await page.getByRole('form', { name: '办理' }).waitFor();
  expect(await violations(page)).toEqual([]);
});

const screens: readonly [path: string, heading: string, open?: () => Promise<void>][] = [
  ['inbox/records', '经办记录'],
  ['inbox/reports', '举报'],
  ['content/policy', '企业政策', () => page.getByRole('checkbox', { name: '选择本页' }).check({ force: true })],
  ['content/banner', '横幅'],
  ['content/category', '分类与字典', () => page.getByRole('button', { name: '导入' }).click()],
  ['content/policy/new', '新建企业政策'],
  ['settings', '门户设置'],
  ['settings/staff', '工作人员', () => page.getByRole('button', { name: '新建账号' }).click()],
  [
    'settings/companies',
    '企业',
    () =>
      page
        .getByRole('button', { name: /^重置密码/ })
        .first()
        .click(),
  ],
  ['account', '密码与双重验证', () => page.getByRole('button', { name: '开启双重验证' }).click()],
];

it('has no accessibility fault and no sideways scroll on any other screen, as it comes and with what opens on it', async () => {
  await visit({ width: 1440, height: 900 });
  await page.goto('/backend/settings');
  await logInAs(page, staff, journey.captcha);
  await at(/^\/backend\/settings$/);
  const look = async (path: string) => {
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await violations(page)]).toEqual([path, width, []]);
      expect([path, width, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
        path,
        width,
        true,
      ]);
    }
  };
  for (const [path, heading, open] of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/backend/${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await eventually(async () => expect(await page.getByText('加载中…').count()).toBe(0));
    await open?.();
    await look(path);
  }
});
