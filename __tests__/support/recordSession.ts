import type { Page } from 'playwright-core';
import { eventually } from './eventually';
import { painted } from './pages';

/** A screen's accessibility tree, and the step of the log that it belongs to. */
export interface Seen {
  name: string;
  step: number;
  tree: string;
}

/** The page without the replay panel. */
export const treeOf = (page: Page): Promise<string> => page.locator('#root').ariaSnapshot();

/** Number of actions that the session has logged, from the panel. */
export async function loggedSteps(page: Page): Promise<number> {
  const text = await page.locator('#portal-replay [role="status"]').textContent();
  return Number(/\d+/.exec(text ?? '')?.[0]);
}

/** Waits until the screen is loaded and stable, and records it with its step. */
export async function see(page: Page, name: string): Promise<Seen> {
  let seen: Seen | null = null;
  await eventually(async () => {
    const [before, tree, after] = [await loggedSteps(page), await treeOf(page), await loggedSteps(page)];
    await painted(page);
    const again = await treeOf(page);
    if (before !== after || tree !== again || tree.includes('加载中'))
      throw new Error(`${name} does not become stable`);
    seen = { name, step: after, tree };
  });
  return seen!;
}

/** Navigates without leaving the page, as the browser's forward button does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

export const panelKey = 'Control+Shift+Y';

/** Shows one step and waits until its screen is rendered; the panel is hidden afterwards. */
export async function jumpTo(page: Page, step: number): Promise<void> {
  if (!(await page.getByRole('listbox', { name: '步骤' }).isVisible())) await page.keyboard.press(panelKey);
  await page.getByRole('listbox', { name: '步骤' }).selectOption(String(step));
  await page.keyboard.press(panelKey);
  await page.locator(`#portal-replay[data-step="${step}"]`).waitFor({ state: 'attached' });
}

/** Exports the session by the panel's button, as a string. */
export async function exportScene(page: Page): Promise<string> {
  await page.keyboard.press(panelKey);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出场景' }).click();
  const stream = await (await download).createReadStream();
  await page.keyboard.press(panelKey);
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
