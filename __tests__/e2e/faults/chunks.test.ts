import type { Route } from 'playwright-core';
import { zh } from '../../../src/i18n/zh';
import { chunkScreens } from '../../faults/chunkScreens';
import { eventually } from '../../support/eventually';
import { plainPages, startJourney } from '../../support/journey';
import { inLongRun } from '../../support/longRun';
import { openTab, type Tab } from './testTab';
import { useStarted } from '../../support/useStarted';

const journey = useStarted(() => startJourney(plainPages));
let tab: Tab;
beforeAll(async () => {
  tab = await openTab(journey.browser, journey.url, true);
});
beforeEach(() => tab.reset(null));

const shows = (heading: string) =>
  eventually(async () => {
    const seen = await tab.takeSnapshot();
    expect([seen.heading, seen.waiting]).toEqual([heading, false]);
  });

/** The error view inside the layout, with both of its buttons. */
async function showsFailure() {
  await shows(zh.site.screenFailed);
  const main = tab.page.getByRole('main');
  await main.getByRole('link', { name: zh.site.backHome }).waitFor();
  await tab.page.getByRole('navigation', { name: zh.site.mainNavigation }).waitFor();
  await tab.page.getByRole('contentinfo').getByRole('link', { name: zh.site.privacy }).waitFor();
}

/** One screen inside the layout, and the one without; the others behave the same, and are tested in jsdom. */
const selected = chunkScreens.filter(([chunk]) => ['policy', 'login'].includes(chunk));

it.each(inLongRun(chunkScreens, selected))(
  'the script of %s is missing, then never arrives, and 重试 loads it',
  async (chunk, path, _route, heading) => {
    const { page } = tab;
    const script = new RegExp(`/assets/${chunk}\\.[0-9a-f]+\\.js$`);
    const isMissing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/javascript', body: '' });
    const retry = page.getByRole('main').getByRole('button', { name: zh.site.retry });
    await page.route(script, isMissing);
    await page.goto(path, { waitUntil: 'commit' });
    await showsFailure();
    expect(tab.complaints.filter((complaint) => complaint.startsWith('[page]'))).toHaveLength(1);

    let asked = false;
    await page.unroute(script);
    await page.route(script, () => {
      asked = true;
    });
    await retry.click();
    await eventually(() => expect(asked).toBe(true));
    await page.clock.fastForward(120_001);
    await showsFailure();

    await page.unroute(script);
    await retry.click();
    await shows(heading);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(tab.thrown).toEqual([]);
  },
);
