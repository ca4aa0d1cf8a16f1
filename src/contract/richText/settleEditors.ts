import type { Element, Root } from '../dom';
import { all, create, nameOf, remove, setNumber, setStyle } from './nodes';
import { itemsOf, writeMarker } from './settleLists';

const classNumber = (element: Element, pattern: RegExp) => pattern.exec(element.getAttribute('class') ?? '')?.[1] ?? '';

const levelOf = (item: Element) => Number(classNumber(item, /(?:^|\s)ql-indent-(\d)(?:\s|$)/));

/** Whether an item of a list to tick off is ticked; undefined for others, and where a field in its text says so. */
function isTicked(item: Element): boolean | undefined {
  const list = item.parentElement;
  const said = ['data-list', 'aria-checked', 'data-checked']
    .map((name) => item.getAttribute(name))
    .concat(list?.getAttribute('data-checked') ?? null)
    .find((value) => /^(?:un)?checked$|^(?:true|false)$/.test(value ?? ''));
  if (said !== undefined) return said === 'checked' || said === 'true';
  if (list?.querySelector('input')) return undefined;
  const classes = [item, list].map((one) => one?.getAttribute('class') ?? '').join(' ');
  return (
    /(?:^|[\s_-])checked(?:\s|$)/.test(classes) || (/\b(?:tox-check|task-)list\b/.test(classes) ? false : undefined)
  );
}

/** Quill's numberings by level. */
const types = ['1', 'a', 'i'];

/** Nests the items of a list that says their levels and kinds by attributes only, and counts them as Quill does. */
function nestItems(list: Element): void {
  const open: { list: Element; level: number }[] = [];
  const counts: number[] = [];
  for (const item of itemsOf(list)) {
    const level = levelOf(item);
    const kind = item.getAttribute('data-list');
    const name = kind === null ? nameOf(list) : kind === 'ordered' ? 'ol' : 'ul';
    counts.length = level + 1;
    counts[level] = (counts[level] ?? 0) + (name === 'ol' ? 1 : 0);
    while (open.length > 0) {
      const top = open[open.length - 1]!;
      if (top.level < level || (top.level === level && nameOf(top.list) === name)) break;
      open.pop();
    }
    let top = open[open.length - 1];
    if (top?.level !== level) {
      const made = create(list, name);
      if (name === 'ol' && level % 3 > 0) made.setAttribute('type', types[level % 3]!);
      if (name === 'ol') setNumber(made, 'start', counts[level], 1);
      if (top) top.list.lastElementChild!.appendChild(made);
      else list.parentNode!.insertBefore(made, list);
      open.push((top = { list: made, level }));
    }
    top.list.appendChild(item);
  }
  remove(list);
}

/** What editors of web pages say by classes and attributes, which only their own style sheets draw. */
export function settleEditors(root: Root): void {
  for (const element of all(root, '[class]')) {
    const side = classNumber(element, /(?:^|\s)(?:ql-align-|has-text-align-|text-)(center|right|justify)(?:\s|$)/);
    if (side) setStyle(element, 'text-align', side);
    const line = classNumber(element, /(?:^|\s)(?:text-decoration-)?(line-through)(?:\s|$)/);
    if (line) setStyle(element, 'text-decoration', line);
  }
  for (const block of all(root, '.ql-code-block-container')) {
    for (const picker of all(block, '.ql-ui')) remove(picker);
    const code = create(block, 'pre');
    const lines = Array.from(block.children, ({ textContent }) => textContent ?? '');
    code.appendChild(block.ownerDocument!.createTextNode(lines.join('\n')));
    block.parentNode!.replaceChild(code, block);
  }
  for (const item of all(root, 'li')) {
    const said = isTicked(item);
    if (said === undefined) continue;
    const field = item.querySelector('input');
    if (field?.closest('li') === item) remove(field);
    writeMarker(item, said ? '☑' : '☐');
  }
  for (const list of all(root, 'ol, ul'))
    if (itemsOf(list).some((item) => item.hasAttribute('data-list') || levelOf(item) > 0)) nestItems(list);
}
