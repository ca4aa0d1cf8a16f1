import type { Page } from 'playwright-core';
import { makeZip } from '../support/archives';
import { closeApplications } from '../support/closeApplications';
import { demoCompany, demoLogin, type DemoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { application, controlsOf, placeOf, type FormScreen } from '../support/formScreens';
import { desktop, type Journey } from '../support/journey';
import { logInAs } from '../support/logInAs';
import { useJourney } from '../support/useJourney';

/** Guarded actions, ended sessions and drafts: docs/behaviour/forms.md. */

let journey: Journey;
let login: DemoLogin;
let page: Page;
const visit = useJourney((stage) => ({ journey, page } = stage), { ...desktop, reducedMotion: 'reduce' });
// A company that has applied has no button to apply again.
beforeEach(async () => {
  await closeApplications(journey.server.config);
  login = await demoLogin(journey);
  await visit(login.options);
});

const plan = {
  name: 'plan.zip',
  mimeType: 'application/zip',
  buffer: makeZip([{ name: 'a', data: Buffer.from('a') }]),
};
const at = (path: string) => eventually(() => expect(page.url()).toBe(`${journey.url}${path}`));

/** Opens the page of a form, and the form. */
async function open(form: FormScreen) {
  const path = await placeOf(form, journey);
  await page.goto(path);
  const controls = controlsOf(page, form);
  await controls.opener.click();
  await controls.dialog.waitFor();
  return { path, ...controls };
}

it('keeps the draft when the session expires, and sends it after the login', async () => {
  const { path, dialog, field, button } = await open(application);
  await field('联系人').fill('周予安');
  await field('联系电话').fill('13800000009');
  await field('申报说明').fill('两条产线的改造。');
  await field('附件').setInputFiles([plan]);
  await dialog.getByText('已上传').waitFor();
  await login.end();
  await button('提交').click();
  await at(`/homeLogin?redirect=${encodeURIComponent(path)}`);
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBeNull();
  await logInAs(page, demoCompany, journey.captcha);
  await at(path);
  await dialog.waitFor();
  expect(await field('联系人').inputValue()).toBe('周予安');
  expect(await field('申报说明').inputValue()).toBe('两条产线的改造。');
  await dialog.getByText('plan.zip').waitFor();
  await button('提交').click();
  await page.getByRole('alertdialog').getByText('提交成功！').waitFor();
});

it('keeps the draft and its uploaded attachments when the tab is closed and opened again', async () => {
  const { path, dialog, field } = await open(application);
  await field('联系人').fill('周予安');
  await field('附件').setInputFiles([plan]);
  await dialog.getByText('已上传').waitFor();
  const context = page.context();
  await page.close();
  page = await context.newPage();
  await page.goto(path);
  const again = controlsOf(page, application);
  await again.opener.click();
  await again.dialog.getByText('plan.zip').waitFor();
  await again.dialog.getByText('已上传').waitFor();
  expect(await again.field('联系人').inputValue()).toBe('周予安');
});
