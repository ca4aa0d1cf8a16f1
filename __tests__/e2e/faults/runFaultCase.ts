import type { Page } from 'playwright-core';
import { zh } from '../../../src/i18n/zh';
import { eventually } from '../../support/eventually';
import type { Cut, Fault } from '../../support/faultServer';
import { expectedPlace, expectedView, placeOf, type Expectation } from '../../faults/expectations';
import { faultDelay } from '../../faults/faultDelay';
import type { Site } from '../../faults/sites';
import { backOffice, backOfficeUser, type Lane } from './bench';
import { scenarios, solveCaptcha, fillFields } from './scenarios';
import { isRequestTo, quietPlace, type Tab } from './testTab';

/** A call site, and the fault that it gets. */
export interface FaultCase {
  site: Site;
  fault: Fault;
  /** How F08 cuts the body; by its length unless given. */
  cut?: Cut;
  /** The expected view, if it differs from the site's usual one. */
  expectation?: Expectation;
}

/** From now on the site's call gets the fault, at the server or in the browser's network. */
async function arm(
  { faulty }: Lane,
  { context, page, watch }: Tab,
  { site, fault, cut }: FaultCase,
  isAfterAction: boolean,
) {
  watch(site.target);
  if (fault !== 'F15') return faulty.arm(site.target, fault, site.form, cut);
  if (isAfterAction) return context.setOffline(true);
  await page.route(
    (url) => url.pathname === site.target.path,
    (route) => (isRequestTo(route.request(), site.target) ? route.abort('internetdisconnected') : route.continue()),
  );
}

/** Advances the clock by the time that the fault takes. */
async function sitOut({ faulty }: Lane, { page, quiet }: Tab, site: Site, fault: Fault) {
  const delay = faultDelay(site, fault);
  if (!delay) return;
  // The healthy calls must not time out.
  await quiet();
  await page.clock.fastForward(delay.ms);
  if (delay.isAnswered) void faulty.release();
}

/** Closes any open dialog, with Escape. */
async function closeDialogs(page: Page) {
  await eventually(async () => {
    const open = await page.evaluate(() => document.querySelectorAll('dialog[open]').length);
    if (open > 0) await page.keyboard.press('Escape');
    expect(open).toBe(0);
  });
}

/** One click opens another section; pages without the layout link to each other. */
async function stillWorks({ page, takeSnapshot }: Tab, path: string) {
  await closeDialogs(page);
  const alone = /^\/home(Login|Register)/.exec(path)?.[1];
  const name = alone === 'Login' ? zh.auth.toRegister : zh.auth.toLogin;
  const section = path.startsWith('/contactUs') ? zh.nav.policy : zh.nav.contactUs;
  if (alone) await page.getByRole('link', { name }).click();
  else
    await page.getByRole('navigation', { name: zh.site.mainNavigation }).getByRole('link', { name: section }).click();
  const heading = alone === 'Login' ? zh.auth.register : alone ? zh.auth.login : section;
  await eventually(async () => expect((await takeSnapshot()).heading).toBe(heading));
}

/** A back-office user who logs in now is redirected to the configured address, or to the default if none was loaded. */
async function leadsToBackOffice({ bench }: Lane, tab: Tab, fault: Fault) {
  const { page } = tab;
  const expected = fault === 'F13' ? `${backOffice}/index` : `${new URL(page.url()).origin}/backend/index`;
  await page.route(`${backOffice}/**`, (route) => route.fulfill({ body: 'office' }));
  await page.getByRole('banner').getByRole('link', { name: zh.account.logIn }).click();
  await fillFields(page, { [zh.auth.username]: backOfficeUser.username, [zh.auth.password]: backOfficeUser.password });
  await solveCaptcha({ page, captcha: () => bench.captchaOf(tab) });
  await page.getByRole('button', { name: zh.auth.login, exact: true }).click();
  await page.waitForURL(expected);
}

/**
 * Opens a site's screen while its call gets a fault, waits for the fault to end, and checks six things: the expected
 * texts and no others, no uncaught error, no endless loading, the expected login and address, one request, and a page
 * that still works.
 */
export async function runFaultCase(lane: Lane, faultCase: FaultCase): Promise<void> {
  const { site, fault, expectation = expectedView(site, fault) } = faultCase;
  const { faulty, bench } = lane;
  const tab = faultDelay(site, fault) ? lane.clocked : lane.plain;
  const { page } = tab;
  const { act, loggedIn = false } = scenarios[site.family] ?? {};
  const address = await bench.addressOf(site);
  try {
    if (site.family === 'submit') await bench.closeApplications();
    await tab.reset(loggedIn ? bench.token : null);
    if (!act) await arm(lane, tab, faultCase, false);
    await page.goto(address, { waitUntil: 'commit' });
    await act?.({ page, site, captcha: () => bench.captchaOf(tab), arm: () => arm(lane, tab, faultCase, true) });
    await eventually(() => expect(tab.sent()).toBeGreaterThan(0));
    await sitOut(lane, tab, site, fault);

    const place = expectedPlace(site, fault, address);
    await eventually(async () => {
      const seen = await tab.takeSnapshot();
      expect(tab.ended()).toBe(true);
      expectation(seen);
      expect(placeOf(seen)).toEqual(place);
      expect(seen.waiting).toBe(false);
    });
    expect(tab.sent()).toBe(1);
    // Chromium retries a request on every reset keep-alive connection: only the page's own requests count.
    if (fault !== 'F14' && fault !== 'F15') expect(faulty.met()).toBe(1);
    if (fault === 'F15') await tab.context.setOffline(false);
    if (site.family !== 'backendUrl') faulty.disarm();
    await stillWorks(tab, place.path);
    if (site.family === 'backendUrl') await leadsToBackOffice(lane, tab, fault);
    expect(tab.thrown).toEqual([]);
    expect(tab.complaints).toEqual([]);
  } finally {
    // An open page may send further requests, which the lane's next case would count.
    await page.goto(quietPlace).catch(() => undefined);
    faulty.disarm();
  }
}
