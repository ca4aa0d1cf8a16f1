import type { Node, Root } from '../dom';
import { allowedStyle, isAllowedAddress, styleCarrier, richTextRules } from '../richText';
import { applyStyleSheet } from './applyStyleSheet';
import { leaveOutHidden, settleChanges } from './leaveOut';
import {
  all,
  create,
  isBlank,
  isElement,
  isText,
  nameOf,
  nodesIn,
  remove,
  setStyle,
  styled,
  stylesOf,
  unwrap,
} from './nodes';
import { restoreLists } from './restoreLists';
import { settleElement } from './settleElement';
import { settleEmphasis } from './settleEmphasis';
import { settleLists } from './settleLists';
import { type LeftOut, type RichTextSource, meaningAttributes } from './source';

function writeOut(root: Root): void {
  for (const quote of all(root, 'q')) {
    let depth = 0;
    for (let one = quote.parentElement?.closest('q'); one; one = one.parentElement?.closest('q')) depth += 1;
    quote.setAttribute('data-depth', String(depth));
  }
  for (const quote of all(root, 'q')) {
    const [open, close] = Number(quote.getAttribute('data-depth')) % 2 === 0 ? '“”' : '‘’';
    quote.insertBefore(quote.ownerDocument!.createTextNode(open!), quote.firstChild);
    quote.appendChild(quote.ownerDocument!.createTextNode(close!));
    unwrap(quote);
  }
  for (const bracket of all(root, 'rp')) remove(bracket);
  for (const reading of all(root, 'rt')) {
    const text = (reading.textContent ?? '').trim();
    if (text !== '') reading.parentNode!.insertBefore(reading.ownerDocument!.createTextNode(`（${text}）`), reading);
    remove(reading);
  }
}

const alignments: Readonly<Record<string, string>> = {
  center: 'center', middle: 'center', '-webkit-center': 'center', right: 'right', '-webkit-right': 'right',
  left: 'left', '-webkit-left': 'left', justify: 'justify', start: 'start', end: 'end',
}; // prettier-ignore

/** One way to say it. Of tables, pictures and rules the attribute is their place, of rows it is their cells'. */
function settleAlignment(root: Root): void {
  for (const element of new Set([...all(root, '[align], center'), ...styled(root, 'text-align')])) {
    const attribute = /^(?:TABLE|IMG|HR|COL|COLGROUP|CAPTION)$/.test(element.tagName)
      ? ''
      : element.getAttribute('align');
    const styled = stylesOf(element).get('text-align');
    const value = alignments[styled ?? attribute?.toLowerCase() ?? (nameOf(element) === 'center' ? 'center' : '')];
    element.removeAttribute('align');
    setStyle(element, 'text-align', value ?? null);
    if (value === undefined || !/^T(?:ABLE|BODY|HEAD|FOOT|R)$/.test(element.tagName)) continue;
    setStyle(element, 'text-align', null);
    const table = element.closest('table');
    for (const cell of all(element, 'td, th')) {
      if (cell.closest('table') === table && !stylesOf(cell).has('text-align') && !cell.hasAttribute('align'))
        setStyle(cell, 'text-align', value);
    }
  }
}

/** Where white space is kept by style, a line break is one. */
function settleLines(root: Root): void {
  for (const element of styled(root, 'white-space')) {
    if (!/^(?:pre|pre-wrap|pre-line|break-spaces)$/.test(stylesOf(element).get('white-space') ?? '')) continue;
    if (element.closest('pre, ul, ol, table')) continue;
    const walk = (parent: Node): void => {
      for (const node of nodesIn(parent)) {
        if (isText(node) && /\n/.test(node.data) && !isBlank(node.data)) {
          const lines = node.data.replace(/\r\n?/g, '\n').split('\n');
          lines.forEach((line, place) => {
            if (place > 0) parent.insertBefore(create(node, 'br'), node);
            if (line !== '') parent.insertBefore(node.ownerDocument!.createTextNode(line), node);
          });
          remove(node);
        } else if (isElement(node) && !stylesOf(node).has('white-space')) walk(node);
      }
    };
    walk(element);
  }
}

/** Pictures whose address a script would set. */
function settlePictures(root: Root): void {
  for (const picture of all(root, 'img')) {
    const source = picture.getAttribute('src') ?? '';
    const later = meaningAttributes
      .filter((name) => name.startsWith('data-'))
      .map((name) => picture.getAttribute(name) ?? '')
      .find((address) => isAllowedAddress(address));
    const isStandIn =
      source === '' || /^data:|\.gif(?:$|\?)|\b(?:blank|loading|lazy|placeholder|pixel|spacer)\b/i.test(source);
    if (later !== undefined && isStandIn) picture.setAttribute('src', later);
  }
}

/** Keeps the styles that rich text may have and that are wanted. How a box is laid out is of use for a while. */
function settleStyles(root: Root, isWanted: StyleFilter): void {
  for (const element of all(root, `[${styleCarrier}]`)) {
    const display = stylesOf(element).get('display');
    const kept = allowedStyle(element.getAttribute(styleCarrier) ?? '').filter((declaration) =>
      isWanted(...declaration),
    );
    if (display !== undefined) kept.push(['display', display]);
    if (kept.length === 0) element.removeAttribute(styleCarrier);
    else element.setAttribute(styleCarrier, kept.map((declaration) => declaration.join(':')).join(';'));
  }
}

const keptAttributes = new Set<string>(['href', 'src', 'alt', 'title', styleCarrier, ...richTextRules.plainAttributes]);

export type StyleFilter = (name: string, value: string) => boolean;

interface CleanUpOptions {
  /** Somebody is told what is left out, as when pasting; otherwise tracked deletions are struck. */
  isTold?: boolean;
  /** Which of the allowed styles are kept. */
  isWanted?: StyleFilter;
}

/** Cleans sanitised nodes in place. Their styles stand in the attribute `styleCarrier`, and do afterwards. */
export function cleanUpRichText(
  root: Root,
  { css, isOffice }: Omit<RichTextSource, 'html'>,
  { isTold = false, isWanted = () => true }: CleanUpOptions = {},
): LeftOut {
  applyStyleSheet(root, css);
  const hidden = leaveOutHidden(root);
  const deleted = settleChanges(root, isOffice, isTold);
  writeOut(root);
  settleLines(root);
  restoreLists(root);
  settleLists(root);
  settleEmphasis(root);
  settleAlignment(root);
  settlePictures(root);
  settleStyles(root, isWanted);
  // Inner elements first.
  for (const element of all(root, '*').reverse()) if (element.parentNode) settleElement(element);
  for (const element of all(root, '*')) {
    setStyle(element, 'display', null);
    for (const { name } of Array.from(element.attributes)) if (!keptAttributes.has(name)) element.removeAttribute(name);
    if (element.tagName === 'SPAN' && element.attributes.length === 0) unwrap(element);
  }
  return { deleted, hidden };
}
