import { act, within } from '@testing-library/react';
import { loggedIn, selectSettled, selectToken, selectUser } from '../../src/areas/auth/authSlice';
import { navigationApi } from '../../src/areas/navigation/navigationApi';
import { zh } from '../../src/i18n/zh';
import { pageStarted } from '../../src/state/pageStarted';
import { faults, type Fault } from '../support/faultServer';
import {
  expectOnly,
  runRead,
  settle,
  startBench,
  visibleText,
  type Bench,
  type ReadOptions,
  type ReadRun,
} from './readCase';
import { sites, type Family, type Site } from './sites';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

type Outcome = (run: ReadRun) => void;

const silent: Outcome = (run) => expectOnly(run, null);
const says =
  (text: string): Outcome =>
  (run) =>
    expectOnly(run, text);

/** The entries of a section's category nav. */
const entriesOf = (run: ReadRun): string[] =>
  within(run.getByRole('navigation', { name: zh.section.categories }))
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

const fixedEntries: Outcome = (run) => {
  expectOnly(run, null);
  const entries = entriesOf(run);
  const known: string[] = [
    zh.nav.policy,
    zh.section.all,
    zh.section.intro,
    zh.section.projects,
    ...Object.values(zh.section.policyClass),
  ];
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter((entry) => !known.includes(entry))).toEqual([]);
  expect(visibleText(run)).not.toContain(zh.site.empty);
};
const allEntries: Outcome = (run) => expect(entriesOf(run).length).toBeGreaterThan(2);

/** One config entry: with its value, and without. */
const configs: Record<string, { missing: (run: ReadRun, fault: Fault) => void; works: Outcome }> = {
  'Config home:footer': {
    missing: (run, fault) => {
      const footer = run.getByRole('contentinfo');
      expect(footer).not.toHaveTextContent('©');
      expect(within(footer).getByRole('link', { name: zh.site.privacy })).toBeVisible();
      const retry = within(footer).queryByRole('button', { name: zh.site.retryOf(zh.site.copyright) });
      expect(retry === null).toBe(fault === 'F09');
    },
    works: (run) => expect(run.getByRole('contentinfo')).toHaveTextContent('©'),
  },
  'Config demand': {
    missing: (run) => expect(run.getByRole('link', { name: zh.section.demand })).toBeVisible(),
    works: (run) => expect(run.getByRole('link', { name: zh.section.demand })).toBeVisible(),
  },
  'Config home:ai': {
    missing: (run) => expect(run.queryByText(zh.home.ai)).toBeNull(),
    works: (run) => expect(run.getByText(zh.home.ai)).toBeVisible(),
  },
};

const contactLine = (key: 'address' | 'phone' | 'postcode' | 'email') => {
  const value = (run: ReadRun) =>
    run.getByText(zh.contactUs[key], { selector: 'dt, dt *' }).closest('div')?.querySelector('dd');
  return {
    // Shown as missing; only an answered value is not fetched again.
    missing: (run: ReadRun, fault: Fault) =>
      expect(value(run)?.textContent?.trim()).toBe(
        fault === 'F09' ? zh.site.missing : `${zh.site.missing} ${zh.site.retry}`,
      ),
    works: (run: ReadRun) => expect(value(run)).not.toHaveTextContent(zh.site.missing),
  };
};
for (const key of ['address', 'phone', 'postcode', 'email'] as const) {
  configs[`Config contactUs:${key}`] = contactLine(key);
}

const backendUrl = (run: ReadRun) => navigationApi.endpoints.getBackendUrl.select()(run.store.getState() as never);

const captchaPicture = (run: ReadRun) => run.getByRole('img', { name: zh.auth.captchaImage }) as HTMLImageElement;
const noCaptcha: Outcome = (run) => {
  expectOnly(run, null);
  expect(captchaPicture(run).src).not.toMatch(/^data:image\/png;base64/);
  expect(run.getByRole('button', { name: zh.auth.refreshCaptcha })).toBeEnabled();
};

const contactDialog = (run: ReadRun) => run.queryByRole('dialog', { name: zh.section.contactExpert });
const contactFailed: Outcome = (run) => {
  expectOnly(run, zh.states.contactFailed);
  expect(contactDialog(run)).toBeNull();
};

const downloads = (run: ReadRun) => run.container.querySelectorAll('a[download]').length;

const userRefused: Outcome = (run) => {
  expect(run.browser.reloads).toBe(1);
  expect(run.browser.stored.has('authToken')).toBe(false);
  expect(selectToken(run.store.getState())).toBeNull();
};

/** What each family shows when its call fails, when it answers nothing, and when it answers at last. */
const families: Partial<Record<Family, (site: Site, fault: Fault) => Outcome>> = {
  categories: (_site, fault) => (fault === 'F13' ? allEntries : fixedEntries),
  config: ({ name }, fault) => {
    const { works, missing } = configs[name];
    const own = fault === 'F13' ? works : missing;
    return (run) => (own(run, fault), expectOnly(run, null));
  },
  homeBanner: (_site, fault) => {
    if (fault === 'F13') return silent;
    if (fault !== 'F09') return says(zh.banner.homeFailed);
    return (run) => (expectOnly(run, null), expect(visibleText(run)).toContain(zh.banner.none));
  },
  sectionBanner: (_site, fault) => (fault === 'F13' || fault === 'F09' ? silent : says(zh.banner.sectionFailed)),
  backendUrl: () => (run) => {
    expectOnly(run, null);
    const { data, status } = backendUrl(run);
    expect(status).not.toBe('pending');
    // Without one of its own the portal keeps the address it was built with.
    expect(data ?? null).toBeNull();
  },
  captcha: (_site, fault) =>
    fault === 'F13' ? (run) => expect(captchaPicture(run).src).toMatch(/^data:image\/png;base64/) : noCaptcha,
  contact: (_site, fault) => {
    if (fault === 'F13') return (run) => expect(contactDialog(run)).toHaveTextContent('@');
    if (fault === 'F09' || fault === 'F17') {
      return (run) => expect(contactDialog(run)).toHaveTextContent(zh.site.missing);
    }
    return contactFailed;
  },
  attachmentPath: (_site, fault) => (run) => {
    expectOnly(run, null);
    expect(run.container.querySelector('main h1')?.textContent).not.toBe(zh.section.projects);
    expect(downloads(run)).toBe(fault === 'F13' ? 1 : 0);
    // None is what an answer says, not what a failure says.
    const answered = ['F09', 'F10', 'F17'].includes(fault);
    expect(visibleText(run).includes(zh.detail.noAttachment)).toBe(answered);
  },
  userInfo: (_site, fault) => {
    if (fault === 'F01') {
      return (run) => {
        expect(run.browser.stored.get('authToken')).toBe('not-a-real-token');
        expect([selectSettled(run.store.getState()), selectUser(run.store.getState())]).toEqual([true, null]);
      };
    }
    return userRefused;
  },
};

const reaches: Partial<Record<Family, ReadOptions['reach']>> = {
  backendUrl: async (run) => void run.store.dispatch(pageStarted()),
  userInfo: async (run) => act(async () => void run.store.dispatch(loggedIn({ token: 'not-a-real-token' }))),
  contact: async (run) => {
    await settle(() => expect(run.queryAllByRole('button', { name: zh.section.contactExpert })).not.toEqual([]));
    await act(async () => run.getAllByRole('button', { name: zh.section.contactExpert })[0].click());
  },
};

const mine = sites.filter(({ family }) => families[family]);

describe.each(mine.map((site) => [site.name, site] as const))('%s', (_name, site) => {
  it.each(Object.entries(faults) as [Fault, string][])('%s: %s', async (fault) => {
    const { family } = site;
    // The token of these cases is nobody's: an answer that comes at last refuses it too.
    const reloads = family === 'userInfo' && fault !== 'F01' ? 1 : 0;
    await runRead(bench, site, fault, families[family]!(site, fault), { reach: reaches[family], reloads });
  });
});
