import type { Page } from 'playwright-core';
import { sanitizeOnServer } from '../../src/ssr/sanitizeOnServer';
import { createRichTextStyleSheet } from '../../src/ssr/richTextStyleSheet';
import { beginPolicy, staffLogin } from '../support/deskEditor';
import type { Journey, Visitor } from '../support/journey';
import { isLongRun } from '../support/longRun';
import { scriptParts, scriptTexts } from '../support/scriptTexts';
import { useDesk } from '../support/useDesk';

/** Hostile rich texts in a real browser: on a page, as the server sends them, and in the desk's editor. */

let journey: Journey;
let visitor: Visitor;
let page: Page;
const visit = useDesk((stage) => ({ journey, visitor, page } = stage));

jest.setTimeout(1_800_000);

/** All of them in the long run, else some of each kind. */
const texts = isLongRun ? scriptTexts : scriptTexts.filter((_text, index) => index % 83 === 0);
const generated = isLongRun ? 50_000 : 500;

const batches = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const idOf = (index: number) => index.toString(16).padStart(32, '0');

/** What the browser says of markup that it has refused, or not found: the parser names handlers before they are removed. */
const isRefused = /has been blocked|will not be executed|Failed to load resource/;

const hit = (on: Page) => on.evaluate(() => (window as unknown as { hit?: number }).hit);

it('there are enough of them, and without a sanitiser they run', async () => {
  expect(scriptTexts.length).toBeGreaterThanOrEqual(3274);
  await visit();
  await page.setContent(`<body>${scriptTexts.slice(0, 12).join('')}</body>`);
  await page.waitForFunction(() => (window as unknown as { hit?: number }).hit === 1);
});

it('none runs on the page of an entry', async () => {
  await visit();
  await page.route('**/api/policy/findPolicyById?*', (route) => {
    const fdId = new URL(route.request().url()).searchParams.get('fdId')!;
    const text = texts[parseInt(fdId, 16)]!;
    const data = {
      fdId,
      fdTitle: fdId,
      fdClass: '1',
      fdTheme: text,
      fdIssuedComName: text,
      fdContent: `<p>文</p>${text}`,
    };
    return route.fulfill({ json: { code: 0, msg: null, data } });
  });
  await page.goto('/policy', { waitUntil: 'networkidle' });
  for (const ids of batches(
    texts.map((_text, index) => idOf(index)),
    50,
  )) {
    await page.evaluate(async (all) => {
      for (const id of all) {
        history.pushState({}, '', `/policy/detail/${id}`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        const isShown = () => document.querySelector('h1')?.textContent?.replace(/\s/g, '') === id;
        while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const element of document.querySelectorAll('main *')) {
          for (const name of ['mouseover', 'focus', 'animationstart', 'toggle', 'error', 'load'])
            element.dispatchEvent(new Event(name));
        }
      }
    }, ids);
  }
  expect(await hit(page)).toBeUndefined();
  expect(visitor.complaints.filter((line) => !isRefused.test(line))).toEqual([]);
});

it('none runs as the server sends it, nor any text made of their pieces', async () => {
  await visit();
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const made = Array.from({ length: generated }, () =>
    Array.from({ length: 1 + random(6) }, () => scriptParts[random(scriptParts.length)]).join(''),
  );
  for (const batch of batches([...texts, ...made], 500)) {
    const markup = batch.map(
      (text) =>
        `<div>${sanitizeOnServer(text, { origin: journey.url, styles: createRichTextStyleSheet() }).markup(true)}</div>`,
    );
    await page.setContent(`<body>${markup.join('')}</body>`);
    expect(await hit(page)).toBeUndefined();
    expect(await page.locator('body > div').count()).toBe(batch.length);
  }
});

it('none runs when it is pasted into the editor', async () => {
  const { options } = await staffLogin(journey, 'editor');
  await visit(options);
  for (const batch of batches(texts, 60)) {
    const editor = await beginPolicy(page, '贴来的');
    await editor.text.evaluate(async (element, all) => {
      for (const text of all) {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, batch);
    expect(await hit(page)).toBeUndefined();
  }
  expect(visitor.complaints.filter((line) => !isRefused.test(line))).toEqual([]);
});
