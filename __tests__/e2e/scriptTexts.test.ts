import type { Page } from 'playwright-core';
import { sanitizeOnServer, createRichTextStyleSheet } from '../../src/ssr/sanitizeOnServer';
import { beginPolicy, staffLogin, useDesk } from '../support/deskEditor';
import type { Visitor, VisitOptions } from '../support/journey';
import { isLongRun } from '../support/longRun';
import { hostileMarkup } from '../support/hostileMarkup';

/** Texts that try to run a script, each of which would set `window.hit`: docs/decisions/008-rich-text.md. */

const run = 'window.hit=1';

const tags = (
  'a abbr article audio b base bdo blink body br button canvas center code custom-tag details dialog div dl embed ' +
  'fieldset figure font footer form frame frameset h1 head header hr html iframe image img input isindex keygen li ' +
  'link listing main map marquee math menu meta nav object ol option p param picture plaintext pre q s script section ' +
  'select slot source span style sub summary sup svg table td template textarea th time title tr track ul var video xmp'
).split(' ');
const events = (
  'onerror onload onclick onmouseover onmouseenter onfocus onfocusin onblur onanimationstart onanimationend ontoggle ' +
  'onpointerover onpointerenter onwheel onscroll onbegin onend onpageshow onstart onfinish onbeforetoggle ' +
  'oncontentvisibilityautostatechange onauxclick onkeydown oninput onpaste ontouchstart ontransitionend'
).split(' ');

/** Ways of writing an attribute. */
const writings: ((name: string) => string)[] = [
  (name) => ` ${name}=${run}`,
  (name) => ` ${name}="${run}"`,
  (name) => `/${name}='${run}'`,
  (name) => `\n${name.toUpperCase()}\t=\n"${run}"`,
];

const onTags = tags.flatMap((tag, index) =>
  events.map((event, place) => {
    const attribute = writings[(index + place) % writings.length]!(event);
    return `<${tag} src=x tabindex=0 autofocus open style="animation:x 1s"${attribute}>文`;
  }),
);

const schemes = [
  'javascript:', 'JaVaScRiPt:', ' javascript:', '\tjavascript:', 'java\tscript:', 'java\nscript:', 'java\0script:', '&#1;javascript:',
  '&#x6A;avascript:', '&#106&#97&#118&#97script:', 'javascript&colon;', 'javascript&#58;', 'java&Tab;script:', 'java&NewLine;script:',
  'vbscript:', 'data:text/html,<script>', 'data:text/html;base64,PHNjcmlwdD4', 'data:image/svg+xml,<svg onload=', 'blob:', 'feed:javascript:',
]; // prettier-ignore
const linked: [tag: string, attribute: string][] = [
  ['a', 'href'], ['area', 'href'], ['base', 'href'], ['link rel=stylesheet', 'href'], ['link rel=import', 'href'], ['img', 'src'],
  ['iframe', 'src'], ['embed', 'src'], ['object', 'data'], ['form', 'action'], ['button', 'formaction'], ['input type=image', 'formaction'],
  ['svg><a', 'xlink:href'], ['svg><use', 'href'], ['math', 'href'], ['video', 'poster'], ['table', 'background'], ['meta http-equiv=refresh', 'content'],
]; // prettier-ignore
const onLinks = linked.flatMap(([tag, attribute]) =>
  schemes.map((scheme) => `<${tag} ${attribute}="${scheme}${run}">文</${tag.split(/[ >]/)[0]}>`),
);

/** Markup after which browsers have read on in another way than sanitisers. */
const contexts = [
  '', '<svg>', '<math>', '<svg><style>', '<svg><title>', '<svg><desc>', '<svg><foreignObject>', '<math><mtext>', '<math><annotation-xml>',
  '<math><annotation-xml encoding="text/html">', '<math><mtext><table><mglyph><style>', '<math><mi><table><mglyph><style>', '<noscript>',
  '<noembed>', '<noframes>', '<template>', '<textarea>', '<title>', '<style>', '<xmp>', '<iframe>', '<select>', '<select><option>', '<!--',
  '<!-->', '<!--->', '<!-- --!>', '<![CDATA[', '<?x ', '<table>', '<table><tr>', '<table><caption><select>', '<p title="', '<p title=\'', '<a href="/', '<form><math><mtext></form><form><mglyph><style></math>',
  '<svg></p><style><a id="</style>', '<div id="</div>', '<svg><![CDATA[', '<script>/*', '<plaintext>', '<frameset>', '<listing>', '\0', '<\0', '<p/=">',
]; // prettier-ignore
const ends = [
  `<img src=x onerror=${run}>`, `"><img src=x onerror=${run}>`, `'><img src=x onerror=${run}>`, `</style><img src=x onerror=${run}>`,
  `</title><img src=x onerror=${run}>`, `--><img src=x onerror=${run}>`, `]]><img src=x onerror=${run}>`, `*/</script><script>${run}</script>`,
  `</noscript><img src=x onerror=${run}>`, `</template><svg onload=${run}>`, `</textarea><svg/onload=${run}>`, `<style><img src=x onerror=${run}>`,
  `<mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`, `&lt;img src=x onerror=${run}&gt;`, `<script>${run}</script>`,
]; // prettier-ignore
const inContexts = contexts.flatMap((context) => ends.map((end) => context + end));

/** 3,274 and more different texts. */
const scriptTexts: readonly string[] = [...new Set([...hostileMarkup, ...onTags, ...onLinks, ...inContexts])];

/** Parts of which generated texts are made. */
const scriptParts: readonly string[] = [...contexts.filter(Boolean), ...ends, ...schemes, ...hostileMarkup];

/** Hostile rich texts in a real browser: on a page, as the server sends them, and in the desk's editor. */

const journey = useDesk();
let visitor: Visitor;
let page: Page;
const visit = async (options?: VisitOptions) => void ({ page } = visitor = await journey.visit(options));

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
  const generatedTexts = Array.from({ length: generated }, () =>
    Array.from({ length: 1 + random(6) }, () => scriptParts[random(scriptParts.length)]).join(''),
  );
  for (const batch of batches([...texts, ...generatedTexts], 500)) {
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
