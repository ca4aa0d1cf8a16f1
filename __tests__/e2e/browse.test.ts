import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import type { Journey, Visitor } from '../support/journey';
import { openReady, reloadReady } from '../support/pages';
import { useJourney } from '../support/useJourney';

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => ({ journey, visitor, page } = stage));
beforeEach(() => visit());
afterEach(() => expect(visitor.complaints).toEqual([]));

const address = () => page.url().slice(journey.url.length);
const at = (path: string) => eventually(() => expect(address()).toBe(path));
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const mainNavigation = () => page.getByRole('navigation', { name: '主导航' });

/** What only a real browser has; __tests__/src tests the rest: layout, home page, pagination, addresses. */
describe('navigation', () => {
  it('has the skip link first in the tab order', async () => {
    await openReady(page, '/policy');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('main'));
  });

  it('moves the focus to the heading after a navigation', async () => {
    // Before hydration a link loads a new document.
    await openReady(page, '/index');
    await mainNavigation().getByRole('link', { name: '行业动态' }).click();
    await heading('行业动态');
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1'));
  });

  it('shows that the network is offline, and recovers by itself', async () => {
    // The message comes from the script.
    await openReady(page, '/special');
    await page.context().setOffline(true);
    await page
      .getByText(/网络(已|连接)?断开|离线/)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    await eventually(async () => expect(await page.getByText(/网络(已|连接)?断开|离线/).count()).toBe(0));
    await mainNavigation().getByRole('link', { name: '企业政策' }).click();
    await page.getByRole('list', { name: '企业政策' }).getByRole('listitem').first().waitFor();
    expect(visitor.complaints.filter((complaint) => complaint.startsWith('thrown'))).toEqual([]);
    // The browser logs calls that it could not make.
    visitor.complaints.length = 0;
  });
});

describe('pages of a list', () => {
  const bar = () => page.getByRole('navigation', { name: '分页' });
  const openPage = () => bar().locator('[aria-current="page"]').textContent();

  beforeEach(() => openReady(page, '/policy'));

  it('keep their number on back, forward and reload', async () => {
    await bar().getByRole('button', { name: '下一页' }).click();
    await at('/policy?page=2');
    await eventually(async () => expect(await openPage()).toBe('2'));
    await page.getByRole('list', { name: '企业政策' }).getByRole('link').first().click();
    await eventually(() => expect(address()).toMatch(/^\/policy\/detail\//));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('2'));
    // Going back before hydration renders the page again, which logs an error.
    await reloadReady(page);
    await eventually(async () => expect(await openPage()).toBe('2'));
    await page.goBack();
    await eventually(async () => expect(await openPage()).toBe('1'));
    await page.goForward();
    await eventually(async () => expect(await openPage()).toBe('2'));
  });
});
