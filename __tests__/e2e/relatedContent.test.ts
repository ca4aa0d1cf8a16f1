import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { desktop, phone, type VisitOptions, type Visitor, untilIdle, openReady, useJourney } from '../support/journey';

let visitor: Visitor;
let page: Page;
const visit = useJourney((stage) => ({ visitor, page } = stage), {}, { config: { extras: ['relations'] } });
async function open(path: string, options: VisitOptions = desktop) {
  await visit(options);
  await openReady(page, path);
}

it.each([
  ['wide', desktop],
  ['on a phone', phone],
])('shows %s what matches a demand and why, and a policy’s related content', async (_name, size) => {
  await open('/supply_demand/demand', size);
  await page.getByRole('main').locator('h2 a').first().click();
  const matches = page.getByRole('region', { name: /^匹配的供应/ });
  await matches.getByText('同类', { exact: true }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  await openReady(page, '/policy/2');
  await page.getByRole('main').locator('h2 a').first().click();
  await page.getByRole('region', { name: '相关内容' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

it('ends the sticky table of contents where the text ends', async () => {
  await open('/policy/1');
  await page.getByRole('main').locator('h2 a').first().click();
  const related = page.getByRole('region', { name: '相关内容' });
  await related.waitFor();
  const contents = page.getByRole('navigation', { name: '目录' });
  await contents.waitFor();
  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await untilIdle(page);
  const [above, below] = [await contents.boundingBox(), await related.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});
