import type { Page } from 'playwright-core';
import { demoLogin, type DemoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { controlsOf, intention, placeOf } from '../support/formScreens';
import { desktop, type Journey } from '../support/journey';
import { useJourney } from '../support/useJourney';

/** How long a notice stays, with a real mouse: docs/behaviour/dialogs.md. */

let journey: Journey;
let login: DemoLogin;
let page: Page;
const visit = useJourney((stage) => ({ journey, page } = stage));
beforeAll(async () => {
  login = await demoLogin(journey);
});

const notice = () => page.getByRole('alertdialog');
const isGone = () => eventually(async () => expect(await notice().count()).toBe(0));

/** Sends an intention by the keyboard, with the mouse pointer in the middle of the window. */
async function send() {
  await visit({ ...desktop, ...login.options, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.route('**/api/order/add', (route) => route.fulfill({ json: { code: 0, msg: null } }));
  await page.goto(await placeOf(intention, journey));
  const { opener, dialog, field } = controlsOf(page, intention);
  await opener.click();
  await dialog.waitFor();
  await field('联系人').fill('周予安');
  await field('联系电话').fill('13800000009');
  await page.mouse.move(desktop.width / 2, desktop.height / 2);
  await page.keyboard.press('Enter');
  await notice().getByText('提交成功！').waitFor();
}

it('closes in time although it opened under a resting pointer', async () => {
  await send();
  await page.clock.fastForward(2100);
  await isGone();
});

it('stays open while it is hovered, and closes after the pointer has left for the backdrop', async () => {
  await send();
  await page.mouse.move(desktop.width / 2 + 8, desktop.height / 2, { steps: 4 });
  await page.clock.fastForward(60_000);
  expect(await notice().count()).toBe(1);
  await page.mouse.move(8, 8, { steps: 4 });
  await page.mouse.move(16, 16, { steps: 4 });
  await page.clock.fastForward(2100);
  await isGone();
  // The page is interactive again.
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '联系我们' }).click();
  await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor();
});
