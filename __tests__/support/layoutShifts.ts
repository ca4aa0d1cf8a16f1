import type { Page, Route } from 'playwright-core';
import { painted } from './journey';

/** One layout shift: its score, and which elements moved. */
interface Shift {
  value: number;
  what: string[];
}

declare global {
  interface Window {
    shiftsOfPage?: Shift[];
  }
}

/** Records every layout shift of later pages that was not caused by input. */
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

/** The layout shifts since the page was opened, if their sum (CLS) exceeds the limit. */
export async function shiftsAbove(page: Page, limit: number): Promise<Shift[]> {
  const shifts = await page.evaluate(() => window.shiftsOfPage ?? []);
  return shifts.reduce((sum, { value }) => sum + value, 0) < limit ? [] : shifts;
}

/** Holds back every response of the backend, so that the page goes through each of its loading states. */
export async function slowAnswers(page: Page, calls: (url: URL) => boolean) {
  const routes: Route[] = [];
  await page.route(calls, (route) => void routes.push(route));
  return {
    /** Responds to the pending calls one after the other, with the page rendered in between, until there are none. */
    async trickle(order: 'firstFirst' | 'lastFirst') {
      for (;;) {
        await painted(page);
        await painted(page);
        const route = order === 'firstFirst' ? routes.shift() : routes.pop();
        if (!route) return;
        await route.continue();
        // None to a request that the page has cancelled.
        await (await route.request().response())?.finished();
      }
    },
  };
}
