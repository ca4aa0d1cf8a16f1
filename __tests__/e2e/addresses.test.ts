import type { Page } from 'playwright-core';
import { zh } from '../../src/i18n/zh';
import { startJourney, type Journey, type Visitor } from '../support/journey';

/** Addresses as users type and share them, in a real browser: docs/behaviour/pages.md#addresses. */

let journey: Journey;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  journey = await startJourney();
  visitor = await journey.visit({ reducedMotion: 'reduce' });
  page = visitor.page;
});
afterAll(async () => {
  await visitor?.leave();
  await journey?.close();
});

const address = () => page.evaluate(() => location.pathname + location.search);

it.each([
  ['/homelogin/?redirect=%2Fpolicy', '/homeLogin?redirect=%2Fpolicy', '登录'],
  ['/POLICY?page=2', '/policy?page=2', '企业政策'],
  ['/contactus', '/contactUs', '联系我们'],
])('%s shows the page of %s, with its own heading and current item', async (typed, canonical, heading) => {
  await page.goto(typed);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  expect(await address()).toBe(canonical);
  expect(await page.getByRole('banner').count()).toBe(canonical.startsWith('/homeLogin') ? 0 : 1);
});

it.each(['/policy/detail/%E4%B8', '/policy/detail/%', '/policy/detail/%00'])(
  '%s, truncated by a chat program, is a “not found” page inside the layout',
  async (typed) => {
    await page.goto(typed);
    await page.getByRole('main').getByText(zh.states.gone).waitFor();
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '企业政策' }).waitFor();
  },
);

it('goes back past an address that redirects instead of round in a circle', async () => {
  await page.goto('/contactUs');
  await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor();
  await page.goto('/financial');
  await page.getByRole('heading', { level: 1, name: '金融服务' }).waitFor();
  expect(await address()).toBe('/financial/default');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: '联系我们' }).waitFor();
});
