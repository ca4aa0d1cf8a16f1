import type { Element, Root } from '../dom';
import {
  all,
  create,
  isBlank,
  isText,
  moveInto,
  nameOf,
  nodesIn,
  remove,
  setNumber,
  setStyle,
  styled,
  stylesOf,
} from './nodes';

/** Markers that a list of the page has too. */
function listOf(marker: string, isSymbol: boolean): { name: 'ol' | 'ul'; type?: string; value?: number } | null {
  const [, number] = /^(0|[1-9]\d{0,8})[.．、]?$/.exec(marker) ?? [];
  if (number !== undefined) return { name: 'ol', type: '1', value: Number(number) };
  const [, letters = ''] = isSymbol ? [] : (/^([a-z]{1,7}|[A-Z]{1,7})[.．]$/.exec(marker) ?? []);
  const small = letters.toLowerCase();
  const isSmall = small === letters;
  const worth = romanOf(small);
  if (worth !== null && (small.length > 1 || small === 'i'))
    return { name: 'ol', type: isSmall ? 'i' : 'I', value: worth };
  if (small.length === 1) return { name: 'ol', type: isSmall ? 'a' : 'A', value: small.charCodeAt(0) - 96 };
  const isBullet = isSymbol || /^(?:[·•●○◦■□▪▫◆◇‣⁃➢➤►▶–—-]|[\ue000-\uf8ff])$/.test(marker);
  return isBullet && Array.from(marker).length <= 1 ? { name: 'ul' } : null;
}

const romans: readonly [string, number][] = [
  ['c', 100], ['xc', 90], ['l', 50], ['xl', 40], ['x', 10], ['ix', 9], ['v', 5], ['iv', 4], ['i', 1],
]; // prettier-ignore

/** A number below 400 in small Roman numerals. */
export const romanNumber = (value: number): string => {
  let [text, rest] = ['', value];
  for (const [sign, worth] of romans) for (; rest >= worth; rest -= worth) text += sign;
  return text;
};

/** The value of a Roman number below 400, in small letters. */
function romanOf(text: string): number | null {
  let [value, rest] = [0, text];
  for (const [sign, worth] of romans) {
    for (; rest.startsWith(sign); rest = rest.slice(sign.length)) value += worth;
  }
  return value > 0 && rest === '' && romanNumber(value) === text ? value : null;
}

interface OpenList {
  list: Element;
  id: string;
  level: number;
  type: string | undefined;
  next: number;
}

/**
 * Word and WPS copy list items as paragraphs whose style names their list. They become items where the page has the
 * same marker; otherwise the marker is text.
 */
export function restoreLists(root: Root): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of styled(root, 'mso-list')) {
    const [, id, level] = /^l(\d+)\s+level(\d)/.exec(stylesOf(paragraph).get('mso-list') ?? '') ?? [];
    if (id === undefined || !/^(?:P|H[1-6]|DIV)$/.test(paragraph.tagName)) continue;
    const holder = all(paragraph, 'span').find((span) => stylesOf(span).get('mso-list') === 'ignore');
    const marker = (holder?.textContent ?? '').replace(/[\s\u200b]+/g, ' ').trim();
    if (!holder) continue;
    const isSymbol = [holder, holder.parentElement!, ...all(holder, 'span')].some((span) =>
      /symbol|wingdings|webdings|marlett/.test(stylesOf(span).get('font-family') ?? ''),
    );
    if (marker === '' && !isSymbol) {
      remove(holder);
      continue;
    }
    const shape = paragraph.tagName === 'P' ? listOf(marker, isSymbol) : null;
    if (!shape) {
      const gap = /[、．。：）】》]$/.test(marker) || !/\s$/.test(holder.textContent ?? '') ? '' : ' ';
      holder.parentNode!.replaceChild(paragraph.ownerDocument!.createTextNode(marker + gap), holder);
      open = [];
      continue;
    }
    remove(holder);
    let next = last?.nextSibling ?? null;
    while (next && isText(next) && isBlank(next.data)) next = next.nextSibling;
    if (next !== paragraph) open = [];
    const depth = Number(level);
    while (open.length > 1 && open[open.length - 1]!.level > depth) open.pop();
    // A list may begin at a deeper level.
    if (open[0] && open[0].level > depth && open[0].id === id) open[0].level = depth;
    else if (open[0] && open[0].level > depth) open = [];
    let top = open[open.length - 1];
    // A single letter goes on as the list before it was numbered.
    if (
      top?.level === depth &&
      top.id === id &&
      shape.name === 'ol' &&
      marker.length === 2 &&
      top.type !== shape.type
    ) {
      const letter = marker[0]!.toLowerCase();
      const value = top.type && /^i$/i.test(top.type) ? romanOf(letter) : letter.charCodeAt(0) - 96;
      if (top.type && /^[ai]$/i.test(top.type) && value === top.next) Object.assign(shape, { type: top.type, value });
    }
    const isOther = (before: OpenList) =>
      before.id !== id ||
      nameOf(before.list) !== shape.name ||
      before.type !== shape.type ||
      (shape.value !== undefined && shape.value !== before.next);
    if (top?.level === depth && isOther(top)) {
      open.pop();
      top = open[open.length - 1];
    }
    if (top?.level !== depth) {
      const list = create(paragraph, shape.name);
      if (shape.name === 'ol' && shape.type !== '1') list.setAttribute('type', shape.type!);
      if (shape.name === 'ol') setNumber(list, 'start', shape.value!, 1);
      const item = top?.list.lastElementChild;
      if (item) item.appendChild(list);
      else paragraph.parentNode!.insertBefore((last = list), paragraph);
      open.push((top = { list, id, level: depth, type: shape.type, next: shape.value ?? 1 }));
    }
    const item = create(paragraph, 'li');
    top.next = (shape.value ?? 0) + 1;
    moveInto(item, nodesIn(paragraph));
    const align = stylesOf(paragraph).get('text-align');
    if (align) setStyle(item, 'text-align', align);
    top.list.appendChild(item);
    remove(paragraph);
  }
}
