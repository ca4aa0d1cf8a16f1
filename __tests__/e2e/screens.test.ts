import type { Page } from 'playwright-core';
import { violations } from '../support/axe';
import { demoLogin } from '../support/demoCompany';
import { eventually } from '../support/eventually';
import { desktop, phone, plainPages, startJourney, type Journey, type Visitor } from '../support/journey';
import { companyScreens, screenNames, screensOf, type Screen } from '../support/screens';

/** Widths at which no page may scroll sideways, narrowest first. */
const widths = { phone: [320, 360, 390], desktop: [820, 1440] };

let journey: Journey;
let screens: Map<string, Screen>;
beforeAll(async () => {
  journey = await startJourney(plainPages);
  screens = await screensOf(journey.server.app);
});
afterAll(() => journey?.close());

/** The page has come to rest: its heading and title are there, and nothing waits any more. */
async function arrived(page: Page, heading: string, title = heading) {
  await eventually(async () => {
    expect(await page.locator('h1').allTextContents()).toEqual([heading]);
    expect(await page.title()).toBe(`${title} - 家居定制供应链`);
    expect(await page.getByRole('status').filter({ hasText: '加载中' }).count()).toBe(0);
  });
}

/** Elements that reach past the right edge of the window, and by how much the page can be pushed sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([
  ['on a phone', phone, widths.phone],
  ['on a desktop', desktop, widths.desktop],
] as const)('%s, every screen', (_where, viewport, atWidths) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await journey.visit({ ...viewport, reducedMotion: 'reduce' });
  });
  afterAll(() => visitor?.leave());

  it.each(screenNames)('%s has its heading and title, fits, is accessible and logs no error', async (name) => {
    const { path, heading } = screens.get(name)!;
    const { page, complaints } = visitor;
    complaints.length = 0;
    await page.goto(path);
    await arrived(page, heading);
    for (const width of atWidths) {
      await page.setViewportSize({ width, height: viewport.height });
      expect([width, await sideways(page)]).toEqual([width, 0]);
    }
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe.each([
  ['on a phone', phone, widths.phone],
  ['on a desktop', desktop, widths.desktop],
] as const)("%s, a company's own desk", (_where, viewport, atWidths) => {
  let visitor: Visitor;
  beforeAll(async () => {
    const { options } = await demoLogin(journey);
    visitor = await journey.visit({ ...viewport, ...options, reducedMotion: 'reduce' });
  });
  afterAll(() => visitor?.leave());

  it.each(companyScreens)('$path has its heading and title, fits, is accessible and logs no error', async (screen) => {
    const { page, complaints } = visitor;
    complaints.length = 0;
    await page.goto(screen.path);
    await arrived(page, screen.heading, screen.title);
    for (const width of atWidths) {
      await page.setViewportSize({ width, height: viewport.height });
      expect([width, await sideways(page)]).toEqual([width, 0]);
    }
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

it('leaves no part of a figure where a text is cut off: it goes whole', async () => {
  const { page, leave } = await journey.visit(phone);
  for (const path of ['/shopping_mall', '/index', '/special']) {
    await page.goto(path);
    await page.locator('.nb').first().waitFor({ state: 'attached' });
    const { figures, cuttable } = await page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('main p .nb')].filter((figure) => {
        for (let element = figure.parentElement; element; element = element.parentElement) {
          const { webkitLineClamp, textOverflow } = getComputedStyle(element);
          if (webkitLineClamp !== 'none' || textOverflow === 'ellipsis') return true;
        }
        return false;
      });
      // An ellipsis takes a box of its own with it, and parts any other text.
      const parted = all.filter((figure) => getComputedStyle(figure).display === 'inline');
      return { figures: all.length, cuttable: parted.map((figure) => figure.textContent) };
    });
    expect([path, figures > 0, cuttable]).toEqual([path, true, []]);
  }
  await leave();
});
