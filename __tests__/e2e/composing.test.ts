import type { Page } from 'playwright-core';
import { beginPolicy, staffLogin, useDesk } from '../support/deskEditor';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { controlsOf, intention, placeOf } from '../support/formScreens';
import { openReady, type Visitor, type VisitOptions } from '../support/journey';

/** Chinese typed by an input method, whose Enter ends a composition and nothing else. */

const journey = useDesk();
let visitor: Visitor;
let page: Page;
const visit = async (options?: VisitOptions) => void ({ page } = visitor = await journey.visit(options));

/** Types letters, and ends their composition by Enter, as Chromium reports it on a Mac. */
async function compose(letters: string, text: string) {
  const devTools = await page.context().newCDPSession(page);
  const enter = { key: 'Enter', code: 'Enter' };
  for (let end = 1; end <= letters.length; end += 1) {
    const typed = { text: letters.slice(0, end), selectionStart: end, selectionEnd: end };
    await devTools.send('Input.imeSetComposition', typed);
  }
  await devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', windowsVirtualKeyCode: 229, ...enter });
  await devTools.send('Input.insertText', { text });
  await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', windowsVirtualKeyCode: 13, ...enter });
}

it('searches by the Enter after the one that ends a composition', async () => {
  await visit();
  await openReady(page, '/contactUs');
  const field = page.getByRole('banner').locator('input[name=q]');
  await field.click();
  await compose('bancai', '板材');
  expect(await field.inputValue()).toBe('板材');
  expect(new URL(page.url()).pathname).toBe('/contactUs');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=%E6%9D%BF%E6%9D%90');
  expect(visitor.complaints).toEqual([]);
});

it('a form keeps all that is composed past its limit, sends nothing by the Enter that ends it, and says so when it is sent', async () => {
  const login = await demoLogin(journey);
  await visit(login.options);
  await openReady(page, await placeOf(intention, journey));
  const { opener, dialog, field, button } = controlsOf(page, intention);
  await opener.click();
  const name = field('联系人');
  await name.fill('长'.repeat(49));
  await compose('yuan', '远东');
  expect(await name.inputValue()).toBe(`${'长'.repeat(49)}远东`);
  expect(await dialog.locator('[aria-invalid=true]').count()).toBe(0);
  await button(intention.submit).click();
  await dialog.getByText('联系人不能超过50个字符').waitFor();
  expect(visitor.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});

it('the desk’s editor begins no paragraph, and sets no link, by the Enter that ends a composition', async () => {
  await visit((await staffLogin(journey, 'editor')).options);
  const editor = await beginPolicy(page, '输入法');
  await compose('shenbao', '申报');
  await compose('duixiang', '对象');
  expect(await editor.text.locator('p').allTextContents()).toEqual(['申报对象']);
  await page.keyboard.press('ControlOrMeta+a');
  await editor.tool('链接').click();
  const address = page.getByLabel('链接地址');
  await address.fill('https://');
  await compose('example', 'example.com');
  expect(await address.inputValue()).toBe('https://example.com');
  await page.keyboard.press('Enter');
  await eventually(async () =>
    expect(await editor.text.locator('a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      'https://example.com',
    ]),
  );
});
