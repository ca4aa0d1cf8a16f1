import type { Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { demoLogin, directLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
import { labelled } from '../support/labelled';
import { logInAs } from '../support/logInAs';
import { sendIntention } from '../support/sendIntention';
import { addStaff } from '../support/staff';
import { useDesk } from '../support/useDesk';
import { inStore } from '../support/visitor';

/**
 * The staff's inbox in a real browser, on either database: docs/behaviour/desk.md; deskScreens.test.ts tests its
 * layout.
 */

const staff = demoAccounts.find(({ isCust }) => isCust === '0')!;

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useDesk((stage) => ({ journey, visitor, page } = stage));

const address = () => page.url().slice(journey.url.length);
const at = (where: string | RegExp) => eventually(() => expect(address()).toMatch(where));

it('a company sends an intention, staff log in, accept it with the keyboard only and answer, and the company sees it', async () => {
  await visit();
  const sent = await sendIntention(journey, 0);
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

  const { headers } = await demoLogin(journey);
  const url = `/api/my/submission?number=${sent.number}`;
  expect((await journey.server.app.inject({ url, headers })).json().data).toMatchObject({
    state: 'accepted',
    answer: '已转供应商，三个工作日内联系。',
  });
  expect(visitor.complaints).toEqual([]);
});

it('asks for the password before an export, and not again for ten minutes', async () => {
  await visit((await directLogin(journey, staff)).options);
  await page.goto('/backend/inbox');
  const save = async () => {
    await page.getByRole('button', { name: '导出', exact: true }).click();
    await page.getByRole('button', { name: /CSV/ }).click();
  };
  const dialog = page.getByRole('dialog', { name: '确认是您本人' });
  await save();
  await dialog.getByLabel(labelled('登录密码')).fill('wrong-one');
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').filter({ hasText: '密码不正确，还剩 4 次' }).waitFor();
  await dialog.getByLabel(labelled('登录密码')).fill(staff.password);
  const first = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '确认' }).click();
  expect((await first).suggestedFilename()).toMatch(/^收件-.+\.csv$/);
  await dialog.waitFor({ state: 'detached' });
  const second = page.waitForEvent('download');
  await save();
  expect((await second).suggestedFilename()).toMatch(/\.csv$/);
  expect(await dialog.count()).toBe(0);
});

it('a new editor replaces the password that was generated, and begins', async () => {
  await visit();
  const editor = await addStaff(journey.server, 'editor', 'beginner');
  await inStore(journey.server, (db) =>
    db.updateTable('account').set({ generatedPassword: '1' }).where('username', '=', editor.username).execute(),
  );
  await page.goto('/backend');
  await at(/^\/homeLogin/);
  await logInAs(page, editor, journey.captcha);
  await at('/backend/account');
  await page.getByLabel(labelled('原密码')).fill(editor.password);
  await page.getByLabel(labelled('新密码')).fill('own-word-2');
  await page.getByLabel(labelled('确认新密码')).fill('own-word-2');
  await page.keyboard.press('Enter');
  await page.getByText('密码已修改').waitFor();
  await page.getByRole('link', { name: '内容', exact: true }).click();
  await at('/backend/content');
});
