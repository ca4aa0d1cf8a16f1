import fs from 'node:fs';
import type { Page } from 'playwright-core';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Success criteria of WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** The rule of level AAA that the portal holds only where it is asked for. */
const faint = 'color-contrast-enhanced';

/** The rules that a look can break: the others read the markup alone, which is the same in each. */
const rulesOfStyle = [
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

interface Rules {
  runOnly: { type: 'tag' | 'rule'; values: string[] };
  rules: Record<string, { enabled: boolean }>;
}

async function run(page: Page, asked: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // What holds need not be described: that takes as long as the rules do.
    const { violations: found } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
    );
  }, asked);
}

/**
 * What axe-core finds wrong with the current page, a line each: the rule, and where. What the bar at the foot of a phone
 * covers can be scrolled free: a window as high as the page shows it.
 *
 * @param withFaint texts below 7:1 count as wrong, too
 * @param ofStyle asks only what depends on styles, of a page that was asked everything before
 */
export async function violations(page: Page, { withFaint = false, ofStyle = false } = {}): Promise<string[]> {
  const asked: Rules = ofStyle
    ? { runOnly: { type: 'rule', values: [...rulesOfStyle, ...(withFaint ? [faint] : [])] }, rules: {} }
    : { runOnly: { type: 'tag', values: tags }, rules: withFaint ? { [faint]: { enabled: true } } : {} };
  const found = await run(page, asked);
  const window = page.viewportSize();
  if (!window || !found.some((line) => line.includes('partially obscured'))) return found;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  const foundOnWhole = await run(page, asked);
  await page.setViewportSize(window);
  // Contrast at its place on the screen counts, too.
  return [...foundOnWhole, ...found.filter((line) => line.startsWith(`${faint} `) && !foundOnWhole.includes(line))];
}
