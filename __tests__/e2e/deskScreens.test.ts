import type { Locator, Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/newAccount';
import type { StaffRole } from '../../src/contract/desk';
import { chinaDay } from '../../server/lib/chinaTime';
import { violations } from '../support/axe';
import { directLogin, sendIntention } from '../support/demoCompany';
import { beginPolicy, editorOn, publishPolicy, staffLogin, useDesk } from '../support/deskEditor';
import { eventually } from '../support/eventually';
import { type Visitor, overflowOf } from '../support/journey';
import { labelled } from '../support/labelled';
import { isLongRun } from '../support/longRun';
import { changeRows } from '../support/storeRows';

/** The desk's screens, whichever the database: docs/behaviour/desk.md and desk-content.md. */

const staff = demoAccounts.find(({ isCust }) => isCust === '0')!;

const journey = useDesk();
let page: Page;
const visitAs = async (role: StaffRole) => {
  const visitor = await journey.visit((await staffLogin(journey, role)).options);
  ({ page } = visitor);
  return visitor;
};

/** Its markup is that of every width: what only a phone shows is in the frame, a list, an editor and a reading pane. */
const wholeOnPhones = ['inbox?open={number}', 'content/policy', 'content/policy/new', 'settings'];

/** Each screen is opened once, and checked at every width. */
async function isGood(on: Page, path: string) {
  for (const width of [1440, 1024, 820, 390]) {
    await on.setViewportSize({ width, height: 900 });
    const isWhole = width === 1440 || (width === 390 && (isLongRun || wholeOnPhones.includes(path)));
    const found = await violations(on, isWhole ? {} : { only: ['size'] });
    expect([path, width, await overflowOf(on), found]).toEqual([path, width, 0, []]);
  }
}

interface Screen {
  path: string;
  heading?: string;
  open?: (on: Page) => Promise<unknown>;
}

/** An administrator's screens, with their menus and dialogs. */
const screens: Screen[] = [
  { path: 'today', heading: '今日' },
  { path: 'inbox' },
  { path: 'inbox/application' },
  { path: 'inbox/intention?open={number}', open: (on) => on.getByRole('form', { name: '办理' }).waitFor() },
  { path: 'inbox/archive' },
  { path: 'inbox/records', heading: '经办记录' },
  { path: 'inbox/reports', heading: '举报' },
  {
    path: 'content/policy',
    heading: '企业政策',
    open: (on) => on.getByRole('checkbox', { name: '选择本页' }).check({ force: true }),
  },
  { path: 'content/banner', heading: '横幅' },
  {
    path: 'content/category',
    heading: '分类与字典',
    open: (on) => on.getByRole('button', { name: '导入' }).click(),
  },
  { path: 'content/policy/new', heading: '新建企业政策' },
  {
    path: 'content/policy/new',
    heading: '新建企业政策',
    open: async (on) => {
      await on.getByRole('button', { name: '从图片与文件选' }).click();
      await on.getByRole('dialog', { name: '图片与文件' }).getByText('没有找到文件').waitFor();
    },
  },
  { path: 'settings', heading: '门户设置' },
  {
    path: 'settings/staff',
    heading: '工作人员',
    open: (on) => on.getByRole('button', { name: '新建账号' }).click(),
  },
  { path: 'settings/limits', heading: '办理时限', open: async (on) => on.getByLabel('放假日期').focus() },
  {
    path: 'settings/companies',
    heading: '企业',
    open: async (on) => {
      const dialog = on.getByRole('dialog', { name: '确认是您本人' });
      await dialog.getByLabel(labelled('登录密码')).fill(staff.password);
      await dialog.getByRole('button', { name: '确认' }).click();
      await on
        .getByRole('button', { name: /^重置密码/ })
        .first()
        .click();
    },
  },
  { path: 'account', heading: '密码与双重验证', open: (on) => on.getByText('演示账号不能开启双重验证').waitFor() },
];

/** Those of an editor, who has no inbox, where they differ. */
const editorScreens: Screen[] = [
  ...['policy?state=removed', 'getbuginess', 'banner/new', 'category/new'].map((path) => ({ path: `content/${path}` })),
  { path: 'inbox', heading: '没有“收件”的权限' },
  { path: 'content/policy/{policy}' },
  { path: 'account', open: (on) => on.getByRole('button', { name: '开启双重验证' }).click() },
];

describe.each([
  ['an administrator', screens, 0, () => directLogin(journey, staff)],
  ['an editor', editorScreens, 1, () => staffLogin(journey, 'editor')],
] as const)('of %s, accessible and no wider than the window at every width,', (_who, all, place, logIn) => {
  let own: Visitor;
  const ids = { number: '', policy: '' };
  beforeAll(async () => {
    own = await journey.visit((await logIn()).options);
    ids.number = (await sendIntention(journey, place)).number;
    ids.policy = await publishPolicy(journey, '封边胶环保限量');
  });

  it.each(all)('is $path', async ({ path, heading, open }) => {
    await own.page.setViewportSize({ width: 1440, height: 900 });
    const address = path.replace(/\{(\w+)\}/, (_, name) => ids[name as keyof typeof ids]);
    await own.page.goto(`/backend/${address}`);
    await own.page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await eventually(async () => expect(await own.page.getByText('加载中…').count()).toBe(0));
    await open?.(own.page);
    await isGood(own.page, path);
  });

  it('causes no error in the console', () => expect(own.complaints).toEqual([]));
});

it('reaches the last block of a day that is longer than the window, below its header', async () => {
  const fdApplicationEnd = chinaDay(Date.now());
  await changeRows(journey.server, 'project', {}, { fdApplicationEnd });
  await visitAs('editor');
  await page.setViewportSize({ width: 1440, height: 640 });
  await page.goto('/backend/today');
  const top = async (at: Locator) => Math.round((await at.boundingBox())!.y);
  await page.getByRole('link', { name: /^今日截止/ }).click();
  const [ends, searches] = ['今日截止', '无结果的搜索词'].map((name) => page.getByRole('region', { name }));
  await eventually(async () => expect(await top(ends!)).toBeLessThan(120));
  expect(await top(ends!)).toBeGreaterThan(56);
  expect(await top(page.getByRole('banner'))).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  await page.mouse.move(720, 500);
  await page.mouse.wheel(0, 9000);
  await eventually(async () => expect(await top(searches!)).toBeLessThan(640 - 100));
});

it('keeps the last day of a correction and its button in sight, in low windows too', async () => {
  await visitAs('reviewer');
  const { number } = await sendIntention(journey, 3);
  await page.goto(`/backend/inbox?open=${number}`);
  await page.getByRole('radio', { name: '补正' }).check();
  const fields = page.getByRole('group', { name: '勾选要补正的' });
  for (const one of await fields.getByRole('checkbox').all()) await one.check();
  await page.getByRole('group').filter({ hasText: '常用答复' }).locator('summary').click();
  const shown = [fields.getByLabel('补正期限'), page.getByRole('button', { name: '发出补正要求' })];
  const isShown = (one: Locator) =>
    one.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2));
    });
  for (const height of [900, 768]) {
    await page.setViewportSize({ width: 1366, height });
    for (const one of shown) expect([height, await isShown(one)]).toEqual([height, true]);
  }
  // Below the list and its submission it scrolls, but never out of reach.
  await page.setViewportSize({ width: 1366, height: 640 });
  expect(await isShown(shown[1]!)).toBe(true);
});

it('shows in the preview what visitors see at that window width', async () => {
  await visitAs('editor');
  const fdContent = '<p>原文</p><dl><dt>名词</dt><dd>解释</dd></dl>';
  await page.goto(`/backend/content/policy/${await publishPolicy(journey, '预览与门户一致的政策', { fdContent })}`);
  await editorOn(page).button('预览').click();
  const preview = page.getByRole('dialog', { name: /^预览/ });
  const text = preview.getByText('原文', { exact: true });
  const colourOf = (at: Locator) => at.evaluate((element) => getComputedStyle(element).color);
  expect(await colourOf(preview.getByText('名词', { exact: true }))).toBe(await colourOf(text));
  for (const [width, least] of [
    [1440, 480],
    [1024, 480],
    [390, 260],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await eventually(async () => expect((await text.boundingBox())?.width).toBeGreaterThan(least));
  }
  // Windows of their own, whatever the width of this one.
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'contrast'));
  const frame = page.frameLocator('dialog iframe');
  for (const [word, width] of [
    ['电脑', 1440],
    ['手机', 390],
  ] as const) {
    await page.getByRole('button', { name: word, exact: true }).click();
    await frame.getByText('原文', { exact: true }).waitFor();
    const shown = await frame.locator('body').evaluate((body) => ({
      width: body.ownerDocument.defaultView!.innerWidth,
      theme: body.ownerDocument.documentElement.getAttribute('data-theme'),
      font: getComputedStyle(body).fontFamily,
    }));
    expect(shown).toEqual({
      width,
      theme: 'contrast',
      font: await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily),
    });
  }
});

it.each([1440, 390])('says beside the end of a long pasted text what was left out, at %i px', async (width) => {
  const { complaints } = await visitAs('editor');
  await page.setViewportSize({ width, height: 900 });
  const { text } = await beginPolicy(page, '贴来的长文');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    // What violates the policy of the page would be in the console.
    const first =
      '<style>p{color:red}</style><p style="color:red" onclick="x()">甲<span style="display:none">密</span></p>';
    clipboardData.setData('text/html', first + '<p>乙</p>'.repeat(80));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const notice = page.getByText('1 处隐藏的内容没有带过来');
  await eventually(async () => {
    const { y, height } = (await notice.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(900);
  });
  expect(complaints).toEqual([]);
});

it('shows the field that is in error, not the head that lies over it', async () => {
  await visitAs('editor');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/backend/content/policy/new');
  const { field, text, button } = editorOn(page);
  await field('标题').fill('缺类别的政策');
  await text.fill('正文');
  const choice = field('类别');
  await choice.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20));
  await button('发布').click();
  await eventually(async () => {
    const isShown = await choice.evaluate((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return document.activeElement === element && document.elementFromPoint(x + 9, y + height / 2) === element;
    });
    expect(isShown).toBe(true);
  });
});
