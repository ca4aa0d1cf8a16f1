import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { phone, startJourney, untilIdle, openReady, reloadReady } from '../support/journey';
import { useStarted } from '../support/useStarted';

/** Going back in a real browser: history and scrolling. */

const journey = useStarted(startJourney);

it('goes back to the page of the list and its scroll position, also after reloads of the list and of the entry', async () => {
  const { page } = await journey.visit(phone);
  const list = page.getByRole('list', { name: '企业政策' });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/policy?page=2');
  await list.waitFor();
  await page.evaluate(() => scrollTo(0, 500));
  // Before hydration a link loads a new document.
  await reloadReady(page);
  await eventually(async () => expect(await place()).toBe(500));
  await page.evaluate(() => scrollTo(0, 240));
  // The related items load later, above the link back: an earlier click could hit what has moved there.
  const ledOn = ['/neighbours', '/relations/of'].map((call) =>
    page.waitForResponse((answer) => answer.url().includes(call)),
  );
  await list.getByRole('link').nth(1).click();
  await Promise.all(ledOn);
  await reloadReady(page);
  await untilIdle(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: '返回列表' }).click();
  await list.waitFor();
  expect([new URL(page.url()).search, await page.evaluate(() => history.length)]).toEqual(['?page=2', steps]);
  await eventually(async () => expect(await place()).toBe(240));
});

it('compares supplies on a phone, each value below the name of its supply and inside its column', async () => {
  const { page } = await journey.visit(phone);
  const { rows } = (await journey.server.app.inject('/api/getbuginess/list?type=2&category=board')).json<{
    rows: { fdId: string }[];
  }>();
  await page.goto(`/supply_demand/compare?id=${rows[0].fdId}&id=${rows[1].fdId}`);
  const table = page.getByRole('table', { name: '所选供应并排比较' });
  await table.waitFor();
  const cut = await table.evaluate((one) =>
    [...one.querySelectorAll('th, td')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((c) => c.innerHTML),
  );
  expect(cut).toEqual([]);
  const last = await table
    .locator('tr > :last-child')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(new Set(last).size).toBe(1);
});

const closings = {
  'the way back': (page: Page) => page.goBack(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'its own button': (page: Page) =>
    page.evaluate(() => document.querySelector<HTMLElement>('dialog button, [aria-expanded="true"]')?.click()),
};
it.each(Object.keys(closings) as (keyof typeof closings)[])(
  'a page that scrolled below an open overlay keeps its scroll position when %s closes it',
  async (way) => {
    const { page } = await journey.visit(phone);
    const place = () => page.evaluate(() => Math.round(scrollY));
    const isClosed = () => page.evaluate(() => !(history.state as { usr: unknown }).usr);
    const openers = { '/policy': '[aria-controls="main-navigation"]', '/specialist': 'article button, li button' };
    for (const [path, opener] of Object.entries(openers)) {
      await openReady(page, path);
      await page.locator(opener).first().waitFor();
      await page.evaluate(() => scrollTo(0, 300));
      // Clicked by script: a click by the pointer would scroll the button into view.
      await page
        .locator(opener)
        .first()
        .evaluate((button: HTMLElement) => {
          button.focus({ preventScroll: true });
          button.click();
        });
      await eventually(async () => expect(await isClosed()).toBe(false));
      // A dialog's script may still be loading.
      await page.locator('dialog[open], [aria-expanded="true"]').first().waitFor();
      expect(await place()).toBe(300);
      // The focus leaves the opener, and returns to it.
      await page.keyboard.press('Tab');
      await page.evaluate(() => scrollTo(0, 900));
      await closings[way](page);
      await eventually(async () => expect(await isClosed()).toBe(true));
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      expect(await place()).toBe(900);
    }
  },
);

it('a page that scrolled since an overlay was closed does not move as the next one opens', async () => {
  const { page } = await journey.visit(phone);
  await openReady(page, '/policy');
  const menu = page.locator('[aria-controls="main-navigation"]');
  const painted = async (isOpen: boolean) => {
    await eventually(async () => expect(await menu.getAttribute('aria-expanded')).toBe(String(isOpen)));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  for (const top of [300, 700]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await menu.evaluate((button: HTMLElement) => button.click());
    await painted(true);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
    await page.goBack();
    // The history changes before the page does, which then returns to where it was.
    await painted(false);
  }
});

it('has the whole menu reachable at 320×256', async () => {
  const { page } = await journey.visit({ width: 320, height: 256 });
  await page.goto('/contactUs');
  await page.getByRole('button', { name: '菜单' }).click();
  const last = page.getByRole('navigation', { name: '主导航' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(256);
});
