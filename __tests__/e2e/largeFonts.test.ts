import { desktop, phone, plainPages, startJourney, type Journey } from '../support/journey';
import { screensOf } from '../support/screens';

/** Screens with the browser's own font size set larger: media queries in em follow it. */

jest.setTimeout(240_000);

let journey: Journey;
beforeAll(async () => {
  journey = await startJourney(plainPages);
});
afterAll(() => journey?.close());

it.each([
  ['a phone', 130, phone],
  ['a phone', 200, phone],
  ['a desktop', 130, desktop],
  ['a desktop', 200, desktop],
])('no screen of %s scrolls sideways at a font size of %i %%', async (_device, percent, size) => {
  const { page, leave } = await journey.visit({ ...size, reducedMotion: 'reduce' });
  const devTools = await page.context().newCDPSession(page);
  const standard = Math.round((16 * percent) / 100);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  const wide: string[] = [];
  for (const { path, heading } of (await screensOf(journey.server.app)).values()) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor({ state: 'attached' });
    const by = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (by > 0) wide.push(`${path}: ${by} px`);
  }
  await leave();
  expect(wide).toEqual([]);
});
