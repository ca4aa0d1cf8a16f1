import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { act, configure } from '@testing-library/react';
import { zh } from '../../src/i18n/zh';
import { startFaultServer, type Fault, type FaultServer } from '../support/faultServer';
import { renderApp } from '../support/renderApp';
import { startServerProcess } from '../support/serverProcess';
import { failureTexts, type Site } from './sites';

// The healthy server starts in a process of its own, with all its content.
jest.setTimeout(60_000);

// A check is made many times before it holds: printing the whole page each time would take most of the run.
configure({ getElementError: (message) => new Error(message ?? 'no such element') });

const realTimeout = globalThis.setTimeout;

export interface Bench {
  faulty: FaultServer;
  /** The first entry of a list or of the categories. */
  firstOf(call: string): Promise<Record<string, string>>;
  /** A project that has an attachment. */
  projectWithFile(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** A healthy portal server with the full content, and the one that misbehaves before it. */
export async function startBench(): Promise<Bench> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-faults-'));
  const healthy = startServerProcess({ DATA_DIR: folder });
  const url = await healthy.listening;
  const faulty = await startFaultServer(url);
  const ask = async (call: string) => (await (await fetch(`${url}${call}`)).json()) as Record<string, unknown>;
  const rows = async (call: string) => {
    const answer = await ask(call);
    return (answer.rows ?? answer.data) as Record<string, string>[];
  };
  return {
    faulty,
    firstOf: async (call) => (await rows(call))[0],
    async projectWithFile() {
      for (const project of await rows('/api/project/list?pageSize=50')) {
        const query = new URLSearchParams({ fdId: project.fdId, clazz: 'project', key: 'projectAtt' });
        if ('data' in (await ask(`/api/att/getAttFile?${query}`))) return project;
      }
      throw new Error('no project of the content has an attachment');
    },
    async close() {
      await faulty.close();
      healthy.child.kill('SIGKILL');
      await healthy.ended;
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a site's screen, its parameters filled in from the content. */
export async function screenOf(site: Site, bench: Bench): Promise<string> {
  const withFile = site.family === 'attachmentPath';
  const entry = withFile ? await bench.projectWithFile() : site.entries ? await bench.firstOf(site.entries) : {};
  const { fdCategory } = await bench.firstOf('/api/financial/categories');
  return site.screen.replace(':fdId', entry.fdId).replace(':category', fdCategory);
}

/** Lets sockets and React do what is due until the check holds; on the page's clock only frames pass. */
export async function settle(check: () => void): Promise<void> {
  for (let turn = 0; ; turn += 1) {
    try {
      check();
      return;
    } catch (error) {
      if (turn > 600) throw error;
    }
    await act(async () => {
      await new Promise<void>((resolve) => realTimeout(resolve, turn < 100 ? 2 : 10));
      await jest.advanceTimersByTimeAsync(16);
    });
  }
}

/** Waits until every healthy call is answered, and the page has taken it in. */
export async function idle(faulty: FaultServer): Promise<void> {
  let quiet = 0;
  await settle(() => {
    quiet = faulty.busy() === 0 ? quiet + 1 : 0;
    // Under load a socket's bytes take several turns to reach the page.
    expect(quiet).toBeGreaterThan(20);
  });
}

/** Reads that the page waits for, by its own account: it may not have reached the network with all of them yet. */
const waiting = ({ store }: Pick<ReadRun, 'store'>): number =>
  Object.values(store.getState().portalApi.queries).filter((read) => read?.status === 'pending').length;

/** Moves the page's clock. */
export const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export interface ReadRun extends ReturnType<typeof renderApp> {
  faulty: FaultServer;
}

const fallenThrough: unknown[] = [];
process.on('unhandledRejection', (reason) => fallenThrough.push(reason));

/** What a case does beyond opening a screen, and what it leaves behind. */
export interface ReadOptions {
  /** Gets to the call from the open screen. */
  reach?: (run: ReadRun) => Promise<void>;
  token?: string;
  reloads?: number;
  /** Where the page navigates to by itself. */
  navigated?: (run: ReadRun) => string[];
  /** The client's time limit, ms; an answer after 25 s comes too late for a shorter one. */
  limit?: number;
  /** What the visitor does once the backend is healthy again. */
  afterwards?: (run: ReadRun) => Promise<void>;
}

/**
 * Opens a site's screen while its call meets a fault, brings the fault to its end, and asks the questions that hold
 * for every case: nothing uncaught, no endless spinner, one request, no login lost, and a page that still works.
 *
 * @param outcome asks what this case has to show
 */
export async function runRead(
  bench: Bench,
  site: Site,
  fault: Fault,
  outcome: (run: ReadRun) => void,
  { reach, token, reloads = 0, navigated = () => [], limit = 30_000, afterwards }: ReadOptions = {},
): Promise<void> {
  const { faulty } = bench;
  const address = await screenOf(site, bench);
  faulty.arm(site.target, fault, site.form);
  await holds(async () => {
    const run: ReadRun = Object.assign(renderApp(address, { origin: faulty.url, token }), { faulty });
    const { router, browser, address: here } = run;
    browser.router = { path: here, navigate: (to) => void router.navigate(to) };
    await reach?.(run);
    await settle(() => expect(faulty.met()).toBeGreaterThan(0));
    // Time is about to pass: it must not pass for the calls that are healthy.
    if (fault === 'F01' || fault === 'F13') {
      await settle(() => expect(waiting(run)).toBeLessThanOrEqual(1));
      await idle(faulty);
    }
    if (fault === 'F01') await pass(limit);
    if (fault === 'F13') await pass(Math.min(25_000, limit));
    if (fault === 'F13' && limit > 25_000) void faulty.release();
    await settle(() => outcome(run));
    await settle(() => expect(visibleText(run)).not.toContain(zh.site.loading));
    outcome(run);
    expect(faulty.met()).toBe(1);
    expect(run.browser).toMatchObject({ navigated: navigated(run), left: [], reloads });
    faulty.disarm();
    await afterwards?.(run);
    await stillWorks(run);
    run.unmount();
  });
}

/** Does a case on the page's own clock; whatever it met, nothing may go uncaught or complain beyond the failed calls. */
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

/** What can be read on the page. */
export const visibleText = (run: Pick<ReadRun, 'container'>): string =>
  document.body.textContent ?? run.container.textContent ?? '';

/** Asserts one text of failure and none of the others. */
export function expectOnly(run: ReadRun, text: string | null): void {
  const shown = failureTexts.filter((failure) => visibleText(run).includes(failure));
  expect(shown).toEqual(text === null ? [] : [text]);
}

/** One click in the main navigation shows another section. */
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

/** The login and register pages that stand alone lead back by their logo. */
async function throughLogo(page: HTMLElement): Promise<void> {
  await act(async () => page.querySelector(`img[alt="${zh.site.name}"]`)!.closest('a')!.click());
  await settle(() => expect(document.querySelector('h1')?.textContent).toBe(zh.nav.home));
}
