import type { Page } from 'playwright-core';
import { phrasesOfTitle } from '../../src/lib/titlePhrases';

/** What a visitor would call broken at first sight; layout that has a rule of its own is in layout.test.ts. */

/**
 * The share of a picture that `object-fit: cover` may cut: a banner is made for 4:1 and shown at 9:4 on a phone, other
 * pictures are made for 8:5 and shown at 4:3 in rows.
 */
const mostCut = { banner: 0.46, other: 0.18 };

/** Pictures that are distorted, or cut more than that. */
const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    (most) =>
      [...document.querySelectorAll('img')].flatMap((picture) => {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight, currentSrc } = picture;
        const { objectFit, visibility } = getComputedStyle(picture);
        if (!(naturalWidth * clientWidth) || visibility === 'hidden' || objectFit === 'contain') return [];
        const natural = naturalWidth / naturalHeight;
        const ratio = clientWidth / clientHeight / natural;
        const cut = 1 - Math.min(ratio, 1 / ratio);
        const allowed = objectFit === 'cover' ? most[natural > 3 ? 'banner' : 'other'] : 0.03;
        return cut > allowed ? [`${objectFit} cuts or distorts ${currentSrc.slice(-40)} by ${cut.toFixed(2)}`] : [];
      }),
    mostCut,
  );

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Where the lines of a text may begin: between the words of the dictionary, and between those of the portal. */
function wordStarts(text: string): Set<number> {
  const starts = new Set<number>();
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) starts.add(index);
    else for (let place = index; place <= index + segment.length; place += 1) starts.add(place);
  }
  let end = 0;
  for (const { phrase } of phrasesOfTitle(text) ?? []) starts.add((end += phrase.length));
  return starts;
}

/** Punctuation that no line may begin with. */
const closing = /[，。、；：！？）”’》〉】」』…]/;

/**
 * Headings with a line that begins inside a word, although the word fits on a line, or with closing punctuation.
 *
 * @param run runs a function in the page
 */
export async function brokenHeadings(run: <Result>(work: () => Result) => Promise<Result>): Promise<string[]> {
  const headings = await run(() =>
    [...document.querySelectorAll('h1, h2, h3')].map((heading) => {
      const characters: { left: number; right: number; isSeen: boolean }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        for (let place = 0; place < (walker.currentNode as Text).length; place += 1) {
          range.setStart(walker.currentNode, place);
          range.setEnd(walker.currentNode, place + 1);
          const { left, right, width } = range.getBoundingClientRect();
          characters.push({ left, right, isSeen: width > 0 });
        }
      }
      const lines = characters.flatMap(({ left, isSeen }, place) => {
        const before = characters[place - 1];
        return before && isSeen && before.isSeen && left < before.right - 1 ? [place] : [];
      });
      const widths = characters.map(({ left, right }) => right - left);
      return { text: heading.textContent, lines, widths, room: heading.clientWidth };
    }),
  );
  return headings.flatMap(({ text, lines, widths, room }) => {
    const starts = [...wordStarts(text)].sort((a, b) => a - b);
    return lines.flatMap((place) => {
      const start = starts.filter((one) => one <= place).at(-1)!;
      const end = starts.find((one) => one > place) ?? text.length;
      const width = widths.slice(start, end).reduce((sum, one) => sum + one, 0);
      const isBroken = closing.test(text[place]!) || (start < place && width <= room);
      return isBroken ? [`“${text}” breaks before ${text.slice(place, end)}`] : [];
    });
  });
}

/** What looks broken on the open page at its present size. */
export const faultsOf = async (page: Page): Promise<string[]> => [
  ...(await brokenPictures(page)),
  ...(await brokenHeadings((work) => page.evaluate(work))),
];

/** The screens' main acts by the specification, as roles and names; other screens are read, and have none. */
const mainActs: Record<string, [role: 'button' | 'link', name: string | RegExp]> = {
  '/project': ['button', '在线申报'],
  '/project/detail/{fdId}': ['button', '在线申报'],
  '/policy/detail/{fdId}': ['button', '在线申报'],
  '/shopping_mall/detail/{fdId}': ['button', '提交意向'],
  '/supply_demand/supply': ['button', '发布供应'],
  '/supply_demand/supply/{category}': ['button', '发布供应'],
  '/supply_demand/demand': ['button', '发布需求'],
  '/supply_demand/demand/{category}': ['button', '发布需求'],
  '/supply_demand/supply/detail/{fdId}': ['link', /^拨打电话/],
  '/supply_demand/demand/detail/{fdId}': ['link', /^拨打电话/],
  '/recruit/detail/{fdId}': ['link', /^拨打电话/],
  '/specialist/detail/{fdId}': ['button', '联系专家'],
  '/specialist/detailAll': ['button', /联系专家/],
  '/contactUs': ['link', /^\d[\d ]+$/],
  '/homeLogin': ['button', '登录'],
  '/account/login': ['button', '登录'],
  '/homeRegister': ['button', '注册'],
  '/account/register': ['button', '注册'],
  '/no-such-page': ['link', '返回首页'],
};

/** Where the main act of a screen is not inside the first view; null where it is, or where there is none. */
export async function misplacedAct(page: Page, screen: string): Promise<string | null> {
  const act = mainActs[screen];
  if (!act) return null;
  const [role, name] = act;
  const control = page.getByRole('main').getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  return control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && element.contains(above)) return null;
    return `${element.textContent} at ${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}`;
  });
}

/** The text area of the printed page, px (A4 less the margins of print.css). */
const paper = { width: 658, height: 979 };

/** Acts and the ways to other pages, which paper has no use for. */
const noPaper = 'nav, form, button, label, .btn, .link, .more, .noprint, .vh';

/**
 * What the open page would lose on paper: content that is shown on the screen only, that is beside the paper or beyond
 * the end of the page, and the name of the portal on top.
 */
export async function lostInPrint(page: Page): Promise<string[]> {
  const size = page.viewportSize()!;
  const texts = await page.evaluateHandle((without) => {
    const found: Text[] = [];
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement!;
      if (node.data.trim() && parent.checkVisibility() && !parent.closest(without)) found.push(node);
    }
    return found;
  }, noPaper);
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const lost = await texts.evaluate((nodes) => {
    const range = document.createRange();
    const linesOf = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    const isWhole = (node: Text) => {
      const lines = linesOf(node);
      const scroller = node.parentElement!.closest('.scroll, [tabindex="0"]');
      const edge = Math.min(innerWidth, scroller?.getBoundingClientRect().right ?? Infinity);
      return lines.length > 0 && lines.every(({ right }) => right < edge + 1);
    };
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let first = '';
    while (!first && all.nextNode())
      if (linesOf(all.currentNode).length > 0) first = all.currentNode.textContent!.trim();
    const end = document.querySelector('main')!.getBoundingClientRect().bottom + scrollY;
    return [
      ...nodes.filter((node) => !isWhole(node)).map(({ data }) => data),
      ...(end > document.documentElement.scrollHeight + 1 ? ['the end'] : []),
      ...(first.startsWith('家居定制供应链') ? [] : [`first is ${first}`]),
    ];
  });
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(size);
  return lost;
}
