import type { Element, Node, Root } from '../dom';
import { allowedStyle, isAllowedAddress, styleCarrier, richTextRules } from '../richText';
import { declarationsOf, screenRulesIn } from '../seenText';
import {
  all,
  create,
  enclose,
  insertText,
  isBlank,
  isElement,
  isText,
  nameOf,
  nodesIn,
  remove,
  rename,
  setStyle,
  styled,
  stylesOf,
  unwrap,
  wrapRuns,
  textOf,
} from './nodes';
import { leaveOutHidden, settleChanges } from './leaveOut';
import { classStyles, settleEditors } from './settleEditors';
import { settleLists, restoreLists } from './settleLists';
import { settleElement, settleEmphasis } from './settleElement';
import { type LeftOut, type RichTextSource, meaningAttributes } from './source';

function writeOut(root: Root): void {
  // Inner ones first.
  for (const quote of all(root, 'q').reverse()) {
    let isInner = false;
    for (let one = quote.parentElement?.closest('q'); one; one = one.parentElement?.closest('q')) isInner = !isInner;
    if (isInner) enclose(quote, '‘', '’');
    else enclose(quote, '“', '”');
    rename(quote, 'span');
  }
  for (const bracket of all(root, 'rp')) remove(bracket);
  for (const reading of all(root, 'rt')) {
    const text = textOf(reading).trim();
    if (text !== '') insertText(reading.parentNode!, `（${text}）`, reading);
    remove(reading);
  }
}

/** What a reader sees in a field of a form; empty if nothing that is said. */
function fieldText(field: Element): string {
  const type = field.getAttribute('type') ?? '';
  if (/^(?:checkbox|radio)$/i.test(type)) return field.hasAttribute('checked') ? '☑' : '☐';
  const isSeen = !/^(?:hidden|password|file|image|reset|submit|button|color|range)$/i.test(type);
  return (isSeen && field.getAttribute('value')) || '';
}

const isDrawn = (element: Element) =>
  /^(?:mjx-math|nobr)$/.test(nameOf(element)) ||
  /(?:^|\s)(?:katex-html|mjx-chtml|mjx-math)(?:\s|$)/.test(element.getAttribute('class') ?? '');

/** Of formulas that are drawn, and written as hidden MathML beside that, only the latter says what is raised or divided. */
function settleCopies(root: Root): void {
  for (const holder of all(root, '.katex-mathml, .MJX_Assistive_MathML, mjx-assistive-mml')) {
    if (!holder.querySelector('x-math')) continue;
    for (const beside of nodesIn(holder.parentNode!)) if (isElement(beside) && isDrawn(beside)) remove(beside);
    unwrap(holder);
  }
}

/** Formulas as text in a line, of which scripts stay raised and lowered, and fields of forms as what they show. */
function writeFormulasAndFields(root: Root): void {
  for (const source of all(root, 'x-annotation, x-annotation-xml')) remove(source);
  const write = (text: string, before: Element) => insertText(before.parentNode!, text, before);
  const isLong = (element: Element) => Array.from(textOf(element).trim()).length > 1;
  for (const hidden of all(root, 'x-mphantom, mphantom')) remove(hidden);
  for (const cell of [...all(root, 'x-mtd + x-mtd'), ...all(root, 'x-mtr + x-mtr')]) write(' ', cell);
  for (const element of all(root, 'x-math *').reverse()) {
    const name = nameOf(element);
    const [first, second, third] = Array.from(element.children);
    if (name === 'x-msqrt') enclose(element, isLong(element) ? '√(' : '√', isLong(element) ? ')' : '');
    else if (name === 'x-mfenced') {
      for (const part of Array.from(element.children).slice(1)) write(',', part);
      enclose(element, '(', ')');
    } else if (name === 'x-mroot' && second) {
      element.insertBefore(rename(second, 'sup'), first!);
      write('√(', first!);
      insertText(element, ')');
    } else if (name === 'x-mfrac' && second) {
      // Or 3½ would be 31/2.
      if (/\d\s*$/.test(textOf(element.previousSibling))) write(' ', element);
      for (const part of [first!, second]) if (isLong(part) && nameOf(part) === 'x-mrow') enclose(part, '(', ')');
      write('/', second);
    } else if (second && /^x-m(?:su[bp]|subsup|under|over|underover)$/.test(name)) {
      rename(second, /^x-m(?:sup|over)$/.test(name) ? 'sup' : 'sub');
      if (third) rename(third, 'sup');
    }
  }
  for (const formula of all(root, 'x-math')) {
    for (const part of [...all(formula, '*'), formula]) if (!/^SU[BP]$/.test(part.tagName)) unwrap(part);
  }
  for (const list of all(root, 'select')) {
    const options = all(list, 'option');
    const chosen = options.find((option) => option.hasAttribute('selected')) ?? options[0];
    if (chosen) write(textOf(chosen), list);
    remove(list);
  }
  for (const field of all(root, 'input')) {
    write(fieldText(field), field);
    remove(field);
  }
}

const sideOf = (value: string): string | undefined =>
  /^(?:center|right|left|justify|start|end)$/.exec(value.replace('-webkit-', '').replace('middle', 'center'))?.[0];

/** What is in the middle or on a side as a block around tables says it: the text of their cells is not. */
function alignAroundTables(block: Element, value: string): void {
  // One around a line that holds a table would be wrapped without end.
  if (block.tagName !== 'P') wrapRuns(block, 'p', false);
  for (const child of Array.from(block.children)) {
    if (child.tagName === 'TABLE' || child.hasAttribute('align') || stylesOf(child).has('text-align')) continue;
    if (child.querySelector('table')) alignAroundTables(child, value);
    else setStyle(child, 'text-align', value);
  }
}

/** One way to say it. Of tables, pictures and rules the attribute is their place, of rows it is their cells'. */
function settleAlignment(root: Root): void {
  for (const element of new Set([...all(root, '[align], center'), ...styled(root, 'text-align')])) {
    const attribute = /^(?:TABLE|IMG|HR|COL|COLGROUP|CAPTION)$/.test(element.tagName)
      ? ''
      : element.getAttribute('align');
    const styled = stylesOf(element).get('text-align');
    const value = sideOf(styled ?? attribute?.toLowerCase() ?? nameOf(element));
    element.removeAttribute('align');
    if (
      value !== undefined &&
      styled === undefined &&
      /^(?:DIV|CENTER)$/.test(element.tagName) &&
      element.querySelector('table')
    ) {
      alignAroundTables(element, value);
      if (nameOf(element) === 'center') rename(element, 'div');
      continue;
    }
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

/** Blanks that do not collapse, for tabs and for several in a row: indents of code, blanks to be filled in. */
const withFirmBlanks = (text: string): string =>
  text.replace(/\n[ \t]+| {2,}|\t/g, (run) => run.replace(/\t/g, '    ').replace(/ /g, '\u00a0'));

/** Where white space is kept by style, a line break is one, and blanks are as many as there are. */
function settleLines(root: Root): void {
  // Each is a line, as pages of WeChat have code.
  for (const code of all(root, 'pre > code + code')) {
    const before = code.previousSibling!;
    if (!isText(before)) insertText(code.parentNode!, '\n', code);
  }
  // To be filled in.
  for (const line of all(root, 'u')) {
    const text = textOf(line);
    if (isBlank(text) && text.length > 1)
      for (const node of nodesIn(line)) if (isText(node)) node.data = node.data.replace(/[^\S\u3000]/g, '\u00a0');
  }
  for (const element of styled(root, 'white-space')) {
    const whiteSpace = /^(?:pre|pre-wrap|pre-line|break-spaces)$/.exec(stylesOf(element).get('white-space') ?? '')?.[0];
    if (whiteSpace === undefined || element.closest('pre')) continue;
    const hasLines = !element.closest('ul, ol, table');
    const walk = (parent: Node): void => {
      for (const node of nodesIn(parent)) {
        if (isText(node) && whiteSpace !== 'pre-line' && !(isBlank(node.data) && /\n/.test(node.data)))
          node.data = withFirmBlanks(node.data);
        if (isText(node) && hasLines && /\n/.test(node.data) && !isBlank(node.data)) {
          const lines = node.data.replace(/\r\n?/g, '\n').split('\n');
          lines.forEach((line, place) => {
            if (place > 0) parent.insertBefore(create(node, 'br'), node);
            if (line !== '') insertText(parent, line, node);
          });
          remove(node);
        } else if (isElement(node) && !stylesOf(node).has('white-space')) walk(node);
      }
    };
    walk(element);
  }
}

/** Pictures whose address a script would set, or that have several. */
function settlePictures(root: Root): void {
  for (const picture of all(root, 'img')) {
    const source = picture.getAttribute('src') ?? '';
    const later = meaningAttributes
      .filter((name) => /^data-|srcset/.test(name))
      .map((name) => {
        const value = picture.getAttribute(name) ?? '';
        return name.endsWith('srcset') ? value.trim().split(/,?\s|,$/, 1)[0]! : value;
      })
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
    const declarations = allowedStyle(element.getAttribute(styleCarrier) ?? '').filter((declaration) =>
      isWanted(...declaration, element),
    );
    if (display !== undefined) declarations.push(['display', display]);
    if (declarations.length === 0) element.removeAttribute(styleCarrier);
    else element.setAttribute(styleCarrier, declarations.map((declaration) => declaration.join(':')).join(';'));
  }
}

const keptAttributes = new Set<string>(['href', 'src', 'alt', 'title', styleCarrier, ...richTextRules.plainAttributes]);

/** Elements around have their wanted styles already. */
export type StyleFilter = (name: string, value: string, element: Element) => boolean;

interface CleanUpOptions {
  /** Somebody is told what is left out, as when pasting; otherwise tracked deletions are struck. */
  isTold?: boolean;
  /** Which of the allowed styles are kept. */
  isWanted?: StyleFilter;
}

/** Cleans sanitised nodes in place. Their styles stand in the attribute `styleCarrier`, and do afterwards. */
export function cleanUpRichText(
  root: Root,
  { css, isOffice }: Omit<RichTextSource, 'html' | 'attributes'>,
  { isTold = false, isWanted = () => true }: CleanUpOptions = {},
): LeftOut {
  settleCopies(root);
  applyStyleSheet(root, classStyles + css);
  const hidden = leaveOutHidden(root);
  const deleted = settleChanges(root, isOffice, isTold);
  settleEditors(root);
  writeOut(root);
  writeFormulasAndFields(root);
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

/** The beginnings of names. */
const relevant =
  /^(?:display|visib|content-v|opacity|transform$|overflow|position|left|top|clip|max-|mso-[eh]|font|text-|vertical|list-|white)/;
const hiding = /^(?:color|width|height)$/;

const maxRules = 2000;

interface Rule {
  selector: string;
  text: string;
  /** Of its declarations those that win over an element's own. */
  important: string;
  weight: number;
}

const cssOf = (declarations: [name: string, value: string][]) =>
  declarations.map((declaration) => `${declaration.join(':')};`).join('');

/** Rules that apply to a screen, in the order in which they win. Office programs write names and classes. */
function rulesIn(css: string): Rule[] {
  const rules: Rule[] = [];
  for (const [prelude, part] of screenRulesIn(css)) {
    const declarations = [...declarationsOf(part)].filter(
      ([name, value]) => relevant.test(name) || (hiding.test(name) && /^(?:0[a-z]*|transparent)$/.test(value)),
    );
    if (declarations.length === 0) continue;
    const strong = declarationsOf(
      part
        .split(';')
        .filter((one) => /!\s*important/i.test(one))
        .join(';'),
    );
    const important = cssOf(declarations.filter(([name]) => strong.has(name)));
    for (const selector of prelude.split(',')) {
      const weight = (selector.match(/[.#[:]/g)?.length ?? 0) + 100 * (selector.match(/#/g)?.length ?? 0);
      rules.push({
        selector: selector.trim().replace(/\[\s*style(?=[\s~|^$*=\]])/gi, `[${styleCarrier}`),
        text: cssOf(declarations),
        important,
        weight,
      });
    }
  }
  return rules.slice(0, maxRules).sort((one, other) => one.weight - other.weight);
}

function applyStyleSheet(root: Root, css: string): void {
  const found = new Map<Element, Pick<Rule, 'text' | 'important'>>();
  for (const rule of rulesIn(css)) {
    try {
      for (const element of all(root, rule.selector)) {
        const { text, important } = found.get(element) ?? { text: '', important: '' };
        found.set(element, { text: text + rule.text, important: important + rule.important });
      }
    } catch {
      // Not a selector.
    }
  }
  for (const [element, { text: whole, important }] of found) {
    // LibreOffice has a rule that takes it back for every paragraph.
    const text =
      element.hasAttribute('align') && element.tagName !== 'TABLE' ? whole.replace(/text-align:[^;]*;/g, '') : whole;
    element.setAttribute(styleCarrier, `${text}${element.getAttribute(styleCarrier) ?? ''};${important}`);
  }
}
