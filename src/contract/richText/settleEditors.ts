import type { Element, Root } from '../dom';
import { styleCarrier } from '../richText';
import { classRules } from '../seenText';
import {
  all,
  create,
  hasContent,
  insertText,
  isBlank,
  isElement,
  nameOf,
  nodesIn,
  remove,
  setNumber,
  unwrap,
  textOf,
} from './nodes';
import { integerAt, itemsOf, writeMarker } from './settleLists';

const levelOf = (item: Element) =>
  Number(/(?:^|\s)ql-indent-(\d)(?:\s|$)/.exec(item.getAttribute('class') ?? '')?.[1] ?? 0);

const alignments = ['center', 'right', 'justify', 'left'].map((side) => {
  const classes = ['.ql-align-', '.has-text-align-', '.text-', '.halign-', 'p.align-', 'div.align-'];
  return `${classes.map((start) => start + side).join()},[data-text-alignment=${side}]{text-align:${side}}`;
});

/** What classes say whose style sheet is an editor's own, or that of Docutils or Asciidoctor. */
export const classStyles = classRules + alignments.join('');

/** Whether an item of a list to tick off is ticked, by its attributes, or by classes if no field says so. */
function isTicked(item: Element, list: Element, hasFields: boolean): boolean | undefined {
  const tick = ['data-list', 'aria-checked', 'data-checked']
    .map((name) => item.getAttribute(name))
    .concat(list.getAttribute('data-checked'))
    .find((value) => /^(?:un)?checked$|^(?:true|false)$/.test(value ?? ''));
  if (tick !== undefined) return tick === 'checked' || tick === 'true';
  const [own, around] = [item, list].map((element) => element.getAttribute('class') ?? '') as [string, string];
  const isTask =
    /(?:^|\s)task-list-item(?:\s|$)/.test(own) || /(?:^|\s)(?:tox-checklist|inline-task-list)(?:\s|$)/.test(around);
  return isTask && !hasFields ? /(?:^|\s|--)checked(?:\s|$)/.test(own) : undefined;
}

/** Quill's numberings by level. */
const types = ['1', 'a', 'i'];

const kinds = new Map([
  ['ordered', 'ol'],
  ['bullet', 'ul'],
  ['checked', 'ul'],
  ['unchecked', 'ul'],
]);
const kindOf = (item: Element) => kinds.get(item.getAttribute('data-list') ?? '');

/** Nests the items of a list that says their levels and kinds by attributes only, and counts them as Quill does. */
function nestItems(list: Element): void {
  const open: { list: Element; level: number }[] = [];
  const counts = [(integerAt(list, 'start') ?? 1) - 1];
  for (const item of nodesIn(list)) {
    let top = open[open.length - 1];
    if (!isElement(item) || item.tagName !== 'LI') {
      if (hasContent(item)) top?.list.lastElementChild!.appendChild(item);
      continue;
    }
    const level = levelOf(item);
    const name = kindOf(item) ?? nameOf(list);
    counts.length = level + 1;
    counts[level] = (counts[level] ?? 0) + (name === 'ol' ? 1 : 0);
    while (top && (top.level > level || (top.level === level && nameOf(top.list) !== name))) {
      open.pop();
      top = open[open.length - 1];
    }
    if (top?.level !== level) {
      const newList = create(list, name);
      for (const attribute of level === 0 && name === nameOf(list) ? ['type', styleCarrier] : [])
        if (list.hasAttribute(attribute)) newList.setAttribute(attribute, list.getAttribute(attribute)!);
      if (name === 'ol' && level % 3 > 0) newList.setAttribute('type', types[level % 3]!);
      if (name === 'ol') setNumber(newList, 'start', counts[level], 1);
      if (top) top.list.lastElementChild!.appendChild(newList);
      else list.parentNode!.insertBefore(newList, list);
      open.push((top = { list: newList, level }));
    }
    top.list.appendChild(item);
  }
  unwrap(list);
}

/** What editors of web pages say by classes and attributes, which only their own style sheets draw. */
export function settleEditors(root: Root): void {
  // Of formulas Tiptap and wangEditor write the source alone.
  for (const formula of [...all(root, '[data-latex]'), ...all(root, '[data-w-e-type="formula"]')])
    if (!hasContent(formula))
      insertText(formula, formula.getAttribute('data-latex') ?? formula.getAttribute('data-value') ?? '');
  for (const picker of all(root, '.ql-code-block-container .ql-ui')) remove(picker);
  for (const block of all(root, '.ql-code-block-container')) {
    const lines = nodesIn(block).filter((node) => isElement(node) || !isBlank(textOf(node)));
    const code = create(block, 'pre');
    insertText(code, lines.map(textOf).join('\n'));
    block.parentNode?.replaceChild(code, block);
  }
  // Boxes of Notion, Cherry Markdown and Asciidoctor.
  for (const box of all(
    root,
    '.checkbox-on,.checkbox-off,.ch-icon-check,.ch-icon-square,.fa-check-square-o,.fa-square-o',
  )) {
    if (hasContent(box)) continue;
    insertText(box.parentNode!, /-(?:on|check)/.test(box.getAttribute('class')!) ? '☑' : '☐', box);
    remove(box);
  }
  // Lexical has an inner list in an item of its own, and does not count it.
  for (const item of all(root, 'li[value]')) {
    const [list, other] = nodesIn(item).filter(hasContent);
    const next = item.nextElementSibling;
    const isCounted = next && next.getAttribute('value') !== item.getAttribute('value');
    if (!isCounted && !other && list && isElement(list) && /^[OU]L$/.test(list.tagName)) unwrap(item);
  }
  // CKEditor numbers lists by how deep they are.
  let deeper = 'ol ';
  for (const type of 'aiAI') {
    deeper += 'ol ';
    for (const item of all(root, `${deeper}> [data-list-item-id]`))
      (item.parentNode as Element).setAttribute('type', type);
  }
  // BlockNote has paragraphs.
  for (const block of all(root, '[data-index][data-content-type="numberedListItem"]'))
    writeMarker(block, `${block.getAttribute('data-index')}.`);
  const withFields = new Set(all(root, 'input').map((field) => field.closest('ol, ul')));
  for (const list of all(root, 'ol, ul')) {
    const items = itemsOf(list);
    const hasFields = withFields.has(list);
    for (const item of items) {
      const tick = isTicked(item, list, hasFields);
      if (tick === undefined) continue;
      const field = hasFields ? item.querySelector('input[type="checkbox"]') : null;
      if (field?.closest('li') === item) remove(field);
      writeMarker(item, tick ? '☑' : '☐');
    }
    if (items.some((item) => kindOf(item) || levelOf(item) > 0)) nestItems(list);
  }
}
