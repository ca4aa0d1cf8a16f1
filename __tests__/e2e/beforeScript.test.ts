import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { useJourney } from '../support/journey';

/** Input on a server-rendered page while its script is loading, or fails to load. */

const script = /\/assets\/main\.[^/]+\.js$/;

let page: Page;
const visit = useJourney((stage) => ({ page } = stage));

const search = () => page.locator('input[name=q]:visible');
const interactions: [string, () => Promise<void>][] = [
  ['Enter', () => search().press('Enter')],
  ['the button', () => page.locator('form[role=search]:visible button:visible').last().click()],
];
const finds = (word: string) =>
  eventually(async () => {
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(word);
  });

describe('without its script, the page’s forms still work', () => {
  beforeEach(async () => {
    await visit();
    await page.route(script, (route) => route.abort());
    await page.goto('/policy', { waitUntil: 'domcontentloaded' });
  });

  it.each(interactions)('the search of the header by %s', async (_name, interact) => {
    await search().fill('柜体');
    await interact();
    await finds('柜体');
  });

  it('the pagination of a list', async () => {
    await page.getByRole('button', { name: '下一页' }).click();
    await eventually(() => expect(new URL(page.url()).search).toBe('?page=2'));
    await page.getByLabel('跳至页码').fill('3');
    await page.keyboard.press('Enter');
    await eventually(() => expect(new URL(page.url()).search).toBe('?page=3'));
  });
});
