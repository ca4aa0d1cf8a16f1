import type { Page, Route } from 'playwright-core';

/** One layout shift: its score, and what moved, for whoever has to fix it. */
interface Shift {
  value: number;
  what: string[];
}

declare global {
  interface Window {
    shiftsOfPage?: Shift[];
  }
}

/** Notes every layout shift of the pages to come that no input caused. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = (window.shiftsOfPage = []);
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const nameOf = (node: Node | null) =>
      node instanceof HTMLElement
        ? `${node.tagName}.${node.className} ${node.textContent?.slice(0, 12)}`
        : (node?.nodeName ?? '?');
    const place = ({ top, height }: DOMRect) => `${Math.round(top)}+${Math.round(height)}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const what = sources.map((s) => `${nameOf(s.node)}: ${place(s.previousRect)} to ${place(s.currentRect)}`);
        shifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since the page was opened; its sum is the cumulative layout shift. */
export const shiftsOf = (page: Page): Promise<Shift[]> => page.evaluate(() => window.shiftsOfPage ?? []);

/** Lets the page draw what it has. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

export interface SlowAnswers {
  /** Answers the pending calls one after the other, with the page drawn in between, until there are none. */
  trickle(order: 'firstFirst' | 'lastFirst'): Promise<void>;
}

/** Holds back every answer to an address of the backend, so that the page is seen in each of its states. */
export async function slowAnswers(page: Page, calls: (url: URL) => boolean): Promise<SlowAnswers> {
  const held: Route[] = [];
  await page.route(calls, (route) => void held.push(route));
  return {
    async trickle(order) {
      for (;;) {
        await drawn(page);
        await drawn(page);
        const route = order === 'firstFirst' ? held.shift() : held.pop();
        if (!route) return;
        const answered = page.waitForEvent('requestfinished', (request) => request === route.request());
        await route.continue();
        await answered;
      }
    },
  };
}
