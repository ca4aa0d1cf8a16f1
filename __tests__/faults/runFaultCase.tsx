import { act } from '@testing-library/react';
import { zh } from '../../src/i18n/zh';
import { callsUnderWay, type Fault, faults, type FaultServer, startFaultServer } from '../support/faultServer';
import { renderApp } from '../support/renderApp';
import { isLongRun } from '../support/longRun';
import { startServerProcess } from '../support/serverProcess';
import { tempFolder } from '../support/tempFolder';
import { expectedPlace, expectedView, placeOf } from './expectations';
import { takeSnapshot } from './pageSnapshot';
import { type Family, type Site, sites } from './sites';

/** The clients' timeouts, ms: shorter on the secondary one, which sends submissions. */
const timeLimit = ({ family }: Site) => (family === 'submit' ? 10_000 : 30_000);

/** How far the fake clock has to advance for a fault to end, ms, and whether a response then arrives. */
function faultDelay(site: Site, fault: Fault): { ms: number; isAnswered: boolean } | null {
  const limit = timeLimit(site);
  if (fault === 'F01') return { ms: limit, isAnswered: false };
  // After the timeout the response is ignored.
  if (fault === 'F13') return { ms: Math.min(25_000, limit), isAnswered: limit > 25_000 };
  return null;
}

type Entry = Record<string, string>;

/** Content of the portal at `url`, to fill in the sites' addresses. */
export function siteAddresses(url: string) {
  const ask = async (call: string) => (await (await fetch(`${url}${call}`)).json()) as Record<string, unknown>;
  const rows = async (call: string) => {
    const answer = await ask(call);
    return (answer.rows ?? answer.data) as Entry[];
  };
  /** The first entry of a list or of the categories. */
  const firstOf = async (call: string) => (await rows(call))[0];

  async function projectWithFile(): Promise<Entry> {
    for (const project of await rows('/api/project/list?pageSize=50')) {
      const query = new URLSearchParams({ fdId: project.fdId, clazz: 'project', key: 'projectAtt' });
      if ('data' in (await ask(`/api/att/getAttFile?${query}`))) return project;
    }
    throw new Error('no project of the content has an attachment');
  }

  const known = new Map<Site, string>();

  /** The address of a site's screen, its parameters filled in. */
  async function addressOf(site: Site): Promise<string> {
    const address = known.get(site);
    if (address) return address;
    const withFile = site.family === 'attachmentPath';
    const entry = withFile ? await projectWithFile() : site.entries ? await firstOf(site.entries) : {};
    const { fdCategory } = await firstOf('/api/financial/categories');
    const found = site.screen.replace(':fdId', entry.fdId).replace(':category', fdCategory);
    known.set(site, found);
    return found;
  }

  return { firstOf, addressOf };
}

const realTimeout = globalThis.setTimeout;

export interface Bench extends ReturnType<typeof siteAddresses> {
  faulty: FaultServer;
}

/** A healthy portal server with full content, and a faulty proxy in front of it. */
export async function startBench(): Promise<Bench> {
  const url = await startServerProcess({ DATA_DIR: tempFolder() }).listening;
  return { ...siteAddresses(url), faulty: await startFaultServer(url) };
}

/** Timeout for a page that hangs, ms. */
const patience = 60_000;

/** Runs pending socket and React work until the check holds; the fake clock only advances by frames. */
export async function settle(check: () => void): Promise<void> {
  const from = Date.now();
  for (let turn = 0; ; turn += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (Date.now() - from > patience) throw error;
    }
    await act(async () => {
      await new Promise<void>((resolve) => realTimeout(resolve, turn < 100 ? 2 : 10));
      // A slow server must not run the page into its timeouts: while it works, and later, the clock almost stands still.
      const isFree = turn < 500 && callsUnderWay() === 0;
      await jest.advanceTimersByTimeAsync(isFree ? 16 : Number(turn % 4 === 0));
    });
  }
}

/** Waits until every healthy call has settled and is rendered. */
export async function idle(faulty: FaultServer): Promise<void> {
  let quiet = 0;
  await settle(() => {
    quiet = faulty.busy() === 0 ? quiet + 1 : 0;
    // Under load socket data takes several event loop turns to reach the page.
    expect(quiet).toBeGreaterThan(20);
  });
}

/** The page's own count of pending queries: some may not have reached the network yet. */
const waiting = ({ store }: Pick<ReadRun, 'store'>): number =>
  Object.values(store.getState().portalApi.queries).filter((read) => read?.status === 'pending').length;

/** Advances the fake clock. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export interface ReadRun extends ReturnType<typeof renderApp> {
  faulty: FaultServer;
}

const fallenThrough: unknown[] = [];
process.on('unhandledRejection', (reason) => fallenThrough.push(reason));

/** What a case does besides opening a screen, and its expectations. */
export interface CaseOptions {
  /** Triggers the call on the open screen. */
  reach?: (run: ReadRun) => Promise<void>;
  token?: string;
  /** Actions of the page before it settles. */
  beforeRest?: (run: ReadRun) => Promise<void>;
  /** Expectations besides those of every browser. */
  alsoExpect?: (run: ReadRun) => void;
  /** Where the page redirects. */
  navigated?: (run: ReadRun) => string[];
  /** Actions of the user once the backend is healthy again. */
  afterwards?: (run: ReadRun) => Promise<void>;
  /** The fault whose expectations apply, if another one's. */
  endsAs?: Fault;
}

/**
 * Opens a call site's screen while its call has a fault, lets the fault end, and checks what holds for every case:
 * exactly the right messages, nothing uncaught, no endless spinner, correct session and address, one request, and a
 * page that still works.
 */
export async function runFaultCase(
  bench: Bench,
  site: Site,
  fault: Fault,
  { reach, token, beforeRest, alsoExpect, navigated = () => [], afterwards, endsAs = fault }: CaseOptions = {},
): Promise<void> {
  const { faulty } = bench;
  const start = await bench.addressOf(site);
  faulty.arm(site.target, fault, site.form);
  await holds(async () => {
    const run: ReadRun = Object.assign(
      renderApp(start, { origin: faulty.url, token, extras: site.family === 'filters' ? ['filters'] : [] }),
      { faulty },
    );
    const { router, browser, address } = run;
    browser.router = { path: address, navigate: (to) => void router.navigate(to) };
    const from = address();
    await reach?.(run);
    await settle(() => {
      if (faulty.met() === 0) throw new Error(`the call was not made; on the screen: ${visibleText(run)}`);
    });
    const delay = faultDelay(site, fault);
    if (delay) {
      // Time advances only for the faulty call, not for the healthy ones.
      await settle(() => expect(waiting(run)).toBeLessThanOrEqual(1));
      await idle(faulty);
      await pass(delay.ms);
      if (delay.isAnswered) void faulty.release();
    }
    await beforeRest?.(run);
    const expectEnd = () => {
      // Checked first: it is cheap, unlike a snapshot.
      if (waiting(run) > 0) throw new Error('the page still waits for a read');
      const seen = takeSnapshot(run);
      expectedView(site, endsAs)(seen);
      expect(placeOf(seen)).toEqual(expectedPlace(site, endsAs, from));
      alsoExpect?.(run);
      return seen;
    };
    await settle(() => expect(expectEnd().waiting).toBe(false));
    expect(faulty.met()).toBe(1);
    expect(browser).toMatchObject({ navigated: navigated(run), left: [] });
    faulty.disarm();
    await afterwards?.(run);
    await stillWorks(run);
    run.unmount();
  });
}

/** To a page that is offline a call ends as by a reset (F14): the long run has both. */
const names = (Object.keys(faults) as Fault[]).filter((fault) => isLongRun || fault !== 'F15');

/** Reads with one site each, whose failures come from the same client. */
const lone: Family[] = ['filters', 'homeBanner', 'sectionBanner', 'backendUrl', 'contact', 'attachmentPath'];
/** Answers that a page may take for something else than a failure. */
const ambiguous: Fault[] = ['F09', 'F10', 'F13', 'F17'];

/**
 * Every fault at every site in the long run; otherwise each fault at one site of its family, or of the lone reads, which
 * meet all ambiguous answers.
 */
function faultsAt(site: Site, family: readonly Site[]): Fault[] {
  if (isLongRun) return names;
  const isLone = lone.includes(site.family);
  const [place, count] = isLone ? [lone.indexOf(site.family), lone.length] : [family.indexOf(site), family.length];
  return names.filter((name, index) => index % count === place || (isLone && ambiguous.includes(name)));
}

/** The cases of all sites of some families. */
export function describeFaults(
  families: Family[],
  bench: () => Bench,
  optionsOf: (site: Site, fault: Fault) => CaseOptions = () => ({}),
): void {
  const mine = sites.filter(({ family }) => families.includes(family));

  describe.each(mine.map((site) => [site.name, site] as const))('%s', (_name, site) => {
    const alike = mine.filter(({ family }) => family === site.family);
    it.each(faultsAt(site, alike).map((fault) => [fault, faults[fault]] as const))('%s: %s', async (fault) => {
      await runFaultCase(bench(), site, fault, optionsOf(site, fault));
    });
  });
}

/** Runs a case with a fake clock; nothing may be uncaught or logged beyond the failed calls. */
export async function holds(work: () => Promise<void>, known = /^\[api\]/): Promise<void> {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance', 'Date'] });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const uncaught: unknown[] = [];
  const onError = (event: ErrorEvent) => uncaught.push(event.error);
  window.addEventListener('error', onError);
  fallenThrough.length = 0;
  try {
    await work();
    const errors = logged.mock.calls.map(([first]) => String(first));
    expect(errors.filter((line) => !known.test(line) && !line.includes('act('))).toEqual([]);
    expect([...uncaught, ...fallenThrough]).toEqual([]);
  } finally {
    window.removeEventListener('error', onError);
    logged.mockRestore();
    jest.useRealTimers();
  }
}

/** All text of the page. */
export const visibleText = (run: Pick<ReadRun, 'container'>): string =>
  document.body.textContent ?? run.container.textContent ?? '';

/** A click in the main navigation shows another section. */
export async function stillWorks(run: Pick<ReadRun, 'container' | 'address'>): Promise<void> {
  const main = run.container.querySelector('nav[aria-label="主导航"]');
  if (!main) return throughLogo(run.container);
  const elsewhere = location.pathname === '/privacy' ? zh.nav.home : zh.nav.contactUs;
  const target = run.address().startsWith('/contactUs') ? zh.nav.policy : elsewhere;
  const dialog = document.querySelector('dialog');
  if (dialog) dialog.close();
  await act(async () => {
    [...main.querySelectorAll('a')].find((link) => link.textContent === target)!.click();
  });
  await settle(() => expect(document.querySelector('h1')?.textContent).toBe(target));
}

/** The login and register pages without layout link home by their logo. */
async function throughLogo(page: HTMLElement): Promise<void> {
  await act(async () => page.querySelector(`img[alt="${zh.site.name}"]`)!.closest('a')!.click());
  await settle(() => expect(document.querySelector('h1')?.textContent).toBe(zh.nav.home));
}
