import { eventually } from '../support/eventually';
import { phone, startJourney, type Journey } from '../support/journey';

/** What only a real browser shows of going back: its history and its scrolling. */

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney();
});
afterAll(() => journey?.close());

it('goes back to the page of the list and the place on it, after a reload too', async () => {
  const { page, leave } = await journey.visit(phone);
  const list = page.getByRole('list', { name: '企业政策' });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/policy?page=2');
  await list.waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  await page.reload();
  await eventually(async () => expect(await place()).toBe(500));
  await page.evaluate(() => scrollTo(0, 240));
  await list.getByRole('link').nth(1).click();
  await page.getByRole('link', { name: '返回列表' }).click();
  await list.waitFor();
  expect(new URL(page.url()).search).toBe('?page=2');
  await eventually(async () => expect(await place()).toBe(240));
  await leave();
});

it('closes the menu and the sheet by going back, one at a time, and leaves no entry behind', async () => {
  const { page, complaints, leave } = await journey.visit(phone);
  const menu = page.getByRole('button', { name: '菜单' });
  const contact = page.getByRole('button', { name: '联系专家' }).first();
  const path = () => new URL(page.url()).pathname;
  await page.goto('/index');
  await page.goto('/contactUs');
  await menu.click();
  await page.goBack();
  await eventually(async () => expect(await menu.getAttribute('aria-expanded')).toBe('false'));
  expect(path()).toBe('/contactUs');
  await menu.click();
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '共享人才' }).click();
  await contact.click();
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await eventually(async () => expect(await page.getByRole('dialog').count()).toBe(0));
  expect(path()).toBe('/specialist');
  await contact.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await eventually(async () => expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull());
  await page.goBack();
  await eventually(async () => expect(path()).toBe('/contactUs'));
  expect(complaints).toEqual([]);
  await leave();
});

it('has the whole menu in reach at 320×256', async () => {
  const { page, leave } = await journey.visit({ width: 320, height: 256 });
  await page.goto('/contactUs');
  await page.getByRole('button', { name: '菜单' }).click();
  const last = page.getByRole('navigation', { name: '主导航' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(256);
  await leave();
});
