import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { demoAccounts } from '../../server/auth/newAccount';
import type { StaffRole } from '../../src/contract/desk';
import { violations } from '../support/axe';
import { makeZip } from '../support/archives';
import {
  type Visitor,
  type VisitOptions,
  captchaShown,
  desktop,
  hasFocus,
  openReady,
  overflowOf,
} from '../support/journey';
import { demoLogin } from '../support/demoCompany';
import {
  beginPolicy,
  choosePicture,
  editorOn,
  idIn,
  opened,
  publishPolicy,
  staffLogin,
  useDesk,
} from '../support/deskEditor';
import { eventually } from '../support/eventually';
import { labelled } from '../support/labelled';

/** The desk in a real browser, on either database: docs/behaviour/desk.md and desk-content.md. */

const journey = useDesk();
let visitor: Visitor;
let page: Page;
const visit = async (options?: VisitOptions) => void ({ page } = visitor = await journey.visit(options));

const visitAs = async (role: StaffRole) => visit((await staffLogin(journey, role)).options);

/** The page as it is without script, in a browser that has logged in before: it shows every change at once. */
const plain = async (address: string) => {
  const headers = { accept: 'text/html', cookie: 'knownBrowser=x' };
  const answer = await fetch(journey.url + address, { headers });
  return { status: answer.status, html: await answer.text() };
};
const home = async () => (await plain('/index')).html;

/** A picture that is stored turned, as phones do. */
const photograph = () =>
  sharp({ create: { width: 1500, height: 2000, channels: 3, background: { r: 30, g: 120, b: 90 } } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it('an editor publishes a policy with a picture and a table: visitors see it at once, until it is taken down, and staff its versions', async () => {
  await visitAs('editor');
  const title = '数字化改造补助办法';
  const editor = await beginPolicy(page, title);
  await page.keyboard.type('申报对象如下。');
  await choosePicture(editor.tool('图片'), '厂房.jpg', 'image/jpeg', await photograph());
  const picture = editor.text.locator('img[src]');
  await picture.waitFor();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await editor.tool('表格').click();
  await editor.text.locator('th').first().click();
  for (const cell of ['项目', '额度', '期限', '设备', '500 万元', '6 个月']) {
    await page.keyboard.type(cell);
    await page.keyboard.press('Tab');
  }
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await violations(page, width === 1024 ? { only: ['size'] } : {});
    expect([width, await overflowOf(page), found]).toEqual([width, 0, []]);
  }
  expect(await home()).not.toContain(title);

  const saved = page.waitForResponse('**/api/desk/content/save');
  // It disappears after a while: wait for it from here on.
  const publishedNotice = editor.says('已发布');
  await editor.button('发布').click();
  await (await saved).finished();
  // The next request already has it.
  expect(await home()).toContain(title);
  await publishedNotice;
  await opened(page);
  const id = idIn(page);
  const address = `/policy/detail/${id}`;
  const rendered = await plain(address);
  expect(rendered.status).toBe(200);
  expect(rendered.html).toContain('500 万元');

  const reader = await journey.visit();
  await reader.page.goto(address);
  const shown = reader.page.getByRole('main').getByRole('img', { name: '厂房' });
  await shown.scrollIntoViewIfNeeded();
  await eventually(async () =>
    expect(await shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true),
  );
  // Rotated upright, with its size in the markup.
  expect(await shown.evaluate((image) => [image.getAttribute('width'), image.getAttribute('height')])).toEqual([
    '1920',
    '1440',
  ]);
  await reader.page.getByRole('table').getByRole('columnheader', { name: '额度' }).waitFor();
  await reader.page.getByRole('cell', { name: '500 万元' }).waitFor();
  expect(reader.complaints).toEqual([]);
  await reader.leave();

  await editor.button('撤下').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确定', exact: true }).click();
  await editor.says('已撤下');
  expect(await home()).not.toContain(title);
  expect((await plain(address)).status).toBe(404);

  const later = '数字化改造补助细则';
  await editor.field('标题').fill(later);
  await editor.button('发布').click();
  await editor.says('已发布');
  expect(await home()).toContain(later);
  await page.getByRole('button', { name: '查看版本 1' }).click();
  const old = page.getByRole('dialog', { name: '版本 1' });
  await old.getByRole('heading', { name: title }).waitFor();
  await old.getByRole('cell', { name: '500 万元' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('shows the second of two editors a version conflict, and keeps both texts', async () => {
  const fdId = await publishPolicy(journey, '两位编辑的政策');
  await visitAs('editor');
  const second = editorOn(page);
  await page.goto(`/backend/content/policy/${fdId}`);
  await second.field('标题').fill('第二位的题目');
  await second.field('发文单位').fill('第二位的单位');
  // The first one was offline when the second one opened it.
  const others = { fdId, version: 1, editor: 'first-editor', fdTheme: '第一位的主题' };
  await publishPolicy(journey, '第一位的题目', others);

  await second.button('发布修改').click();
  const conflict = page.getByRole('dialog', { name: '另一位编辑已保存了新版本' });
  await conflict.waitFor();
  const title = conflict.getByRole('group', { name: '标题' });
  await title.getByText('第一位的题目').waitFor();
  await title.getByText('第二位的题目').waitFor();
  expect(await title.getByRole('radio').first().boundingBox()).toMatchObject({ width: 18, height: 18 });
  expect(await violations(page)).toEqual([]);
  // On a phone the two stand below each other.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await title.getByRole('radio', { name: /^您的修改.*第二位的题目/ }).count()).toBe(1);
  expect(await title.getByRole('radio', { name: /^版本 2.*第一位的题目/ }).count()).toBe(1);
  expect([await overflowOf(page), await violations(page)]).toEqual([0, []]);
  await page.setViewportSize(desktop);
  // Closing the dialog keeps the input, and visitors see the first editor's version.
  await page.keyboard.press('Escape');
  expect(await second.field('标题').inputValue()).toBe('第二位的题目');
  expect(await home()).toContain('第一位的题目');
  expect(await home()).not.toContain('第二位的题目');

  const conflicts = visitor.complaints.filter((one) => !one.includes('/api/desk/content/save: business 409'));
  expect(conflicts).toEqual([]);
});

it('a company applies with a file; staff log in, take the file and answer with the keyboard alone, and the company reads it', async () => {
  const company = await demoLogin(journey);
  await visit(company.options);
  const { rows } = (await journey.server.app.inject('/api/project/list?pageNum=1&pageSize=6')).json();
  const plan = makeZip([{ name: 'plan.txt', data: Buffer.from('方案') }]);
  await openReady(page, `/project/detail/${rows[0].fdId}`);
  await page.getByRole('button', { name: '在线申报' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(labelled('联系人')).fill('周工');
  await form.getByLabel(labelled('联系电话')).fill('13800000001');
  await form
    .getByLabel(labelled('附件'))
    .setInputFiles([{ name: '改造方案（终稿）.zip', mimeType: 'application/zip', buffer: plan }]);
  await form.getByText('已上传').waitFor();
  await form.getByRole('button', { name: '提交', exact: true }).click();
  const notice = page.getByRole('alertdialog');
  const number = (await notice.getByText(/^SB-\d{8}-\d{4,}$/).textContent())!;
  // Otherwise it closes by itself, and goes back in the history, whenever its time is over.
  await notice.getByRole('button').first().click();
  await notice.waitFor({ state: 'hidden' });

  const desk = await journey.visit();
  const on = desk.page;
  const tabTo = async (at: Locator) => {
    await at.waitFor();
    const isThere = () => at.evaluate((element) => element === document.activeElement);
    for (let step = 0; step < 40 && !(await isThere()); step += 1) await on.keyboard.press('Tab');
    await hasFocus(at);
  };
  await on.goto('/backend/inbox/application');
  await eventually(() => expect(on.url()).toContain('/homeLogin?redirect=%2Fbackend%2Finbox%2Fapplication'));
  const { username, password } = demoAccounts.find(({ isCust }) => isCust === '0')!;
  await on.getByLabel(labelled('用户名')).fill(username);
  await on.getByLabel(labelled('密码')).fill(password);
  await captchaShown(on);
  await on.getByLabel(labelled('验证码')).fill(journey.captcha());
  await on.getByRole('button', { name: '登录', exact: true }).click();
  const box = on.getByRole('checkbox', { name: `选择 ${number}` });
  await box.waitFor();
  await box.focus();
  await on.keyboard.press('Tab');
  await on.keyboard.press('Enter');
  await tabTo(on.getByRole('button', { name: '下载 改造方案（终稿）.zip' }));
  const download = on.waitForEvent('download');
  await on.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('改造方案（终稿）.zip');
  expect(fs.readFileSync(await file.path())).toEqual(plan);
  await tabTo(on.getByLabel('给企业的说明'));
  await on.keyboard.type('材料齐全，五个工作日内答复。');
  await on.keyboard.press('Control+Enter');
  await on
    .getByRole('status')
    .filter({ hasText: `${number} 受理` })
    .waitFor();
  expect(desk.complaints).toEqual([]);
  await desk.leave();

  await page.goto(`/my/submission/${number}`);
  await page.getByText('材料齐全，五个工作日内答复。').first().waitFor();
  expect(visitor.complaints).toEqual([]);
});
