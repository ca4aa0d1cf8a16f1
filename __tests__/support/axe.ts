import fs from 'node:fs';
import type { Page } from 'playwright-core';

const source = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Success criteria of WCAG 2.2, levels A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

async function run(page: Page, type: 'tag' | 'rule' = 'tag', of: string[] = tags): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const rules = { 'color-contrast-enhanced': { enabled: true } };
      const { violations: found } = await axe.run(document, runOnly.type === 'rule' ? { runOnly, rules } : { runOnly });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { type, values: of },
  );
}

/** Texts whose contrast is below 7:1 (AAA), large ones below 4.5:1. */
export const faintTexts = (page: Page): Promise<string[]> => run(page, 'rule', ['color-contrast-enhanced']);

/**
 * What axe-core finds wrong with the current page, a line each: the rule, and where. What the bar at the foot of a phone
 * covers can be scrolled free: a window as high as the page shows it.
 */
export async function violations(page: Page): Promise<string[]> {
  const found = await run(page);
  const window = page.viewportSize();
  if (!window || !found.some((line) => line.includes('partially obscured'))) return found;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  const foundOnWhole = await run(page);
  await page.setViewportSize(window);
  return foundOnWhole;
}
