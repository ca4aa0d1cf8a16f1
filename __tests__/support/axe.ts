import fs from 'node:fs';
import type { Page } from 'playwright-core';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Success criteria of WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The level AAA rule that applies to the high-contrast theme only. */
const faint = 'color-contrast-enhanced';

/** What a page that had every check can still break, in another window or text size, or in other colours. */
const rulesOf = {
  size: ['scrollable-region-focusable', 'target-size'],
  colours: ['link-in-text-block'],
};

type AxePart = keyof typeof rulesOf;

interface Rules {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  rules: Record<string, { enabled: boolean }>;
}

/** In the middle of a transition a colour has a contrast that nobody reads. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState, effect }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end);
    });
    await Promise.allSettled(running.map(({ finished }) => finished));
  });

async function run(page: Page, rules: Rules): Promise<string[]> {
  await transitionsEnd(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Passed rules need no description, which would double the time.
    const { violations: found } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);
}

/**
 * Violations that axe-core finds on the current page, one line each: the rule, and where. Elements below the sticky bar
 * of a phone can be scrolled into view: they are checked in a window as high as the page.
 *
 * @param withFaint whether texts below 7:1 are violations, too
 * @param only checks only the rules that depend on it, on a page that had all checks before
 */
export async function violations(
  page: Page,
  { withFaint = false, only }: { withFaint?: boolean; only?: readonly AxePart[] } = {},
): Promise<string[]> {
  const contrast = withFaint ? faint : 'color-contrast';
  const values = only?.flatMap((part) => [...rulesOf[part], ...(part === 'colours' ? [contrast] : [])]);
  const rules: Rules = values
    ? { runOnly: { type: 'rule', values }, rules: {} }
    : { runOnly: { type: 'tag', values: tags }, rules: withFaint ? { [faint]: { enabled: true } } : {} };
  const found = await run(page, rules);
  const window = page.viewportSize();
  if (!window || !found.some((line) => line.includes('partially obscured'))) return found;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  const foundOnWhole = await run(page, rules);
  await page.setViewportSize(window);
  // Including contrast at the element's position on the screen.
  return [...foundOnWhole, ...found.filter((line) => line.startsWith(`${faint} `) && !foundOnWhole.includes(line))];
}
