import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { hold } from '../support/hold';
import { desktop, phone, type VisitOptions, type Visitor } from '../support/journey';
import { isReady, watchReady } from '../support/pages';
import { useJourney } from '../support/useJourney';

/** Input on a server-rendered page while its script is loading, or fails to load. */

const script = /\/assets\/main\.[^/]+\.js$/;

let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => ({ visitor, page } = stage));

/**
 * Opens a page whose script is held back. @returns a function that releases it, and resolves once the page is
 * interactive
 */
async function openWithout(path: string, viewport: VisitOptions): Promise<() => Promise<void>> {
  await visit(viewport);
  const held = await hold(page, script);
  await watchReady(page);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    await held.release();
    await isReady(page);
  };
}

const fields = () =>
  page.locator('input:visible:not([type=radio], [type=checkbox], [type=hidden]), textarea:visible').all();

describe.each([
  ['1440 px', desktop],
  ['390 px', phone],
])('at %s, what is typed before hydration stays', (_width, viewport) => {
  it.each([
    '/search',
    '/search?q=板材',
    '/policy',
    '/no-such-page',
    '/homeLogin',
    '/homeRegister',
    '/account/login',
    '/account/register',
  ])('on %s', async (path) => {
    const arrive = await openWithout(path, viewport);
    const typed: string[] = [];
    for (const field of await fields()) {
      typed.push((await field.getAttribute('name')) === 'page' ? '2' : '试填');
      await field.fill(typed[typed.length - 1]!);
    }
    expect(typed).not.toEqual([]);
    await arrive();
    const held = async () => Promise.all((await fields()).map((field) => field.inputValue()));
    await eventually(async () => expect(await held()).toEqual(typed));
    expect(await page.locator('input[type=number]').count()).toBe(0);
    expect(visitor.complaints).toEqual([]);
  });
});

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

describe.each(['/search', '/search?q=板材', '/no-such-page'])('a search typed on %s of a phone', (path) => {
  it.each(interactions)('is submitted by %s before hydration', async (_name, interact) => {
    const arrive = await openWithout(path, phone);
    await search().fill('柜体');
    await interact();
    await arrive();
    await finds('柜体');
  });
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
