import type { Page } from 'playwright-core';
import { demoAccounts } from '../../server/auth/demoAccounts';
import { captchaShown } from '../support/captchaShown';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
import { labelled } from '../support/labelled';
import { hasFocus } from '../support/pages';
import { sendIntention } from '../support/sendIntention';
import { useDesk } from '../support/useDesk';

/**
 * The staff's inbox in a real browser, on either database: docs/behaviour/desk.md; deskScreens.test.ts tests its
 * layout.
 */

const staff = demoAccounts.find(({ isCust }) => isCust === '0')!;

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useDesk((stage) => ({ journey, visitor, page } = stage));

/** Fills in the open login page, and submits it. */
async function logInAs(
  page: Page,
  { username, password }: { username: string; password: string },
  captcha: () => string,
): Promise<void> {
  await page.getByLabel(labelled('用户名')).fill(username);
  await page.getByLabel(labelled('密码')).fill(password);
  await captchaShown(page);
  await page.getByLabel(labelled('验证码')).fill(captcha());
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

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
  await page.getByRole('heading', { level: 1, name: '采购意向' }).waitFor();
  const box = page.getByRole('checkbox', { name: `选择 ${sent.number}` });
  await box.waitFor();
  await box.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const note = page.getByLabel('给企业的说明');
  await note.waitFor();
  const isInNote = () => note.evaluate((field) => field === document.activeElement);
  for (let step = 0; step < 40 && !(await isInNote()); step += 1) await page.keyboard.press('Tab');
  await hasFocus(note);
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
