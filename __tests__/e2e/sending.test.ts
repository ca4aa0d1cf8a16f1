import type { Locator, Page } from 'playwright-core';
import { zipFile } from '../support/archives';
import { violations } from '../support/axe';
import { desktop, phone, type Visitor, hold, hasFocus, startJourney } from '../support/journey';
import { demoLogin, type DemoLogin, sendIntention } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import {
  application,
  controlsOf,
  formScreens,
  intention,
  placeOf,
  type FormControls,
  type FormScreen,
} from '../support/formScreens';
import { keyboard } from '../support/inputMethods';
import { labelled } from '../support/labelled';
import { beforeUse, useStarted } from '../support/useStarted';
import { wideRates } from '../support/wideLimits';

/** Forms, attachments and dialogs: docs/behaviour/forms.md. */

const journey = useStarted(() => startJourney({ deps: { limits: wideRates } }));
let login: DemoLogin;
let visitor: Visitor;
let page: Page;
beforeUse(journey, async () => (login = await demoLogin(journey)));
const visit = async (viewport = desktop) =>
  void ({ page } = visitor = await journey.visit({ ...viewport, ...login.options, reducedMotion: 'reduce' }));

async function open(form: FormScreen) {
  await page.goto(await placeOf(form, journey));
  const controls = controlsOf(page, form);
  await controls.opener.click();
  await controls.dialog.waitFor();
  return controls;
}

it.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the button does not move on %s when the receipt of an earlier intention arrives', async (_where, viewport) => {
  await sendIntention(journey, 0);
  await visit(viewport);
  const pending = await hold(page, '**/api/my/marks');
  await page.goto(await placeOf(intention, journey));
  const { opener } = controlsOf(page, intention);
  await eventually(() => expect(pending.count()).toBe(1));
  const before = await opener.boundingBox();
  await pending.release();
  const receipt = page.getByRole('main').getByRole('link', { name: /^已提交意向/ });
  await receipt.waitFor();
  expect(await opener.boundingBox()).toEqual(before);
  // A link in running text is underlined as a whole, its parts too.
  const lines = await receipt
    .locator('span')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine));
  expect(lines).toEqual(['underline', 'underline']);
});

it('shows in every tab with the same form what was typed in another one, and loses none of it', async () => {
  await visit();
  await page.goto('/my/profile');
  const other = await page.context().newPage();
  await other.goto('/my/profile');
  const fieldOf = (tab: Page, name: string) => tab.getByLabel(labelled(name));
  await fieldOf(page, '联系人').fill('周工');
  await eventually(async () => expect(await fieldOf(other, '联系人').inputValue()).toBe('周工'));
  await fieldOf(other, '联系邮箱').fill('zhou@example.com');
  await fieldOf(other, '联系人').fill('林工');
  for (const tab of [page, other]) {
    await eventually(async () => expect(await fieldOf(tab, '联系邮箱').inputValue()).toBe('zhou@example.com'));
    await eventually(async () => expect(await fieldOf(tab, '联系人').inputValue()).toBe('林工'));
  }
  await other.getByRole('button', { name: '放弃修改' }).click();
});

const boxes = (of: Locator) => of.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

it.each([
  ['a narrow phone', { ...phone, width: 320 }],
  ['a desktop', desktop],
])('on %s the projects’ buttons stay in place when the receipts of applications arrive', async (_where, viewport) => {
  await visit(viewport);
  const { rows } = (await journey.server.app.inject('/api/project/list')).json<{ rows: { fdId: string }[] }>();
  const projects = Object.fromEntries(rows.map(({ fdId }) => [fdId, 'SB-20250716-0131']));
  const pending = await hold(page, '**/api/my/marks');
  await page.goto('/project');
  const list = page.getByRole('main').getByRole('list', { name: '项目申报' });
  const details = list.getByRole('link', { name: '查看详情' });
  const receipt = list.getByRole('link', { name: /^已申报/ }).first();
  await eventually(() => expect(pending.count()).toBe(1));
  const before = await boxes(details);
  await pending.waiting[0].fulfill({ json: { code: 0, data: { projects, apps: {} } } });
  await receipt.waitFor();
  expect(await boxes(details)).toEqual(before);
  expect(await receipt.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

/** Where the keyboard focus is, and whether it is visible. */
const focused = () =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!control || control === document.body) return 'outside';
    if (!control.closest('dialog')) return `on the page: ${control.outerHTML}`;
    // A date input's calendar button has the browser's own focus ring; the input itself is then not focused.
    if (control.matches('[type=date]:not(:focus)')) return 'seen';
    const { outlineStyle, outlineWidth } = getComputedStyle(control);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? 'seen' : `not seen: ${control.outerHTML}`;
  });

/** The open dialog, whose markup is that of every width, is accessible with validation errors. */
async function isAccessible(form: FormScreen, { dialog, button, field }: FormControls, only?: readonly ['size']) {
  if (form === application) await field('附件').setInputFiles([zipFile('contract.pdf')]);
  if (form.submit) {
    await button(form.submit).click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
  } else await dialog.getByText(/\S+@\S+/).waitFor();
  expect(await violations(page, { only })).toEqual([]);
}
const fits = async ({ dialog }: FormControls) =>
  expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

describe('of the dialogs, on a desktop', () => {
  beforeAll(() => visit());

  it.each(formScreens)(
    '$title works with the keyboard, its focus visible and trapped, returned by Escape, and is accessible',
    async (form) => {
      await page.goto(await placeOf(form, journey));
      const controls = controlsOf(page, form);
      const { opener, dialog } = controls;
      await keyboard(page).press(opener);
      await dialog.waitFor();
      const stops = await dialog.locator('input, select, textarea, button, a').count();
      for (let stop = 0; stop < stops + 3; stop += 1) {
        // After the last control comes the browser's own interface, then the first one again.
        expect(['seen', 'outside']).toContain(await focused());
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await hasFocus(opener);
      await opener.click();
      await isAccessible(form, controls);
      await fits(controls);
      expect(visitor.complaints).toEqual([]);
    },
  );
});

describe('of the dialogs, on a phone', () => {
  beforeAll(() => visit(phone));

  it.each(formScreens)(
    '$title is accessible, fits, and shows the whole of what has the focus where a keyboard leaves a low strip',
    async (form) => {
      await page.setViewportSize(phone);
      const controls = await open(form);
      await isAccessible(form, controls, ['size']);
      await page.setViewportSize({ width: 320, height: 640 });
      await fits(controls);
      await page.setViewportSize({ width: 844, height: 180 });
      for (const control of await controls.dialog.locator('input, select, button').all()) {
        await control.focus();
        const shown = await control.evaluate((element) => {
          const { left, top, bottom } = element.getBoundingClientRect();
          return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint(left + 8, y)));
        });
        expect([await control.evaluate(({ outerHTML }) => outerHTML), shown]).toEqual([expect.anything(), true]);
      }
      expect(visitor.complaints).toEqual([]);
    },
  );
});

it.each([
  ['on a phone', phone],
  ['on a desktop', desktop],
])('confirmations and notices are accessible %s', async (_where, viewport) => {
  await visit(viewport);
  await page.goto('/contactUs');
  const menu = page.getByRole('banner').getByRole('button', { name: /账户菜单/ });
  if (viewport === phone) await menu.click();
  await page.getByRole('banner').getByRole('button', { name: '退出登录' }).click();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('确定要退出登录吗？').waitFor();
  expect(await violations(page)).toEqual([]);
  await alert.getByRole('button', { name: '取消', exact: true }).click();
  await page.evaluate(() => localStorage.removeItem('authToken'));
  const path = await placeOf(intention, journey);
  await page.goto(path);
  await controlsOf(page, intention).opener.click();
  await alert.getByText('此操作需要登录，是否立即登录？').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'hidden' });
  expect(page.url()).toBe(`${journey.url}${path}`);
});
