import type { Element, Node, Root, Text } from '../dom';
import { isHidden, isUnseen, unseenIn, type Unseen } from '../seenText';
import {
  all,
  hasContent,
  isBlank,
  isElement,
  isText,
  nameOf,
  nodesIn,
  remove,
  rename,
  setNumber,
  setStyle,
  stylesOf,
  unwrap,
  styled,
  textOf,
} from './nodes';

const isWithin = (node: Node, root: Root): boolean => {
  let one: Node | null = node;
  while (one && one !== root) one = one.parentNode;
  return one !== null;
};

/** Removes what holds nothing any more, up to the cell or the block around it. */
function prune(from: Node | null, root: Root): void {
  let node = from;
  while (node && node !== root && isElement(node) && !/^T[DHR]$/.test(node.tagName)) {
    if (hasContent(node) || node.querySelector('br, hr, input, table')) return;
    const { parentNode } = node;
    remove(node);
    node = parentNode;
  }
}

/** @returns 1 if there was anything to leave out */
function leaveOut(node: Element | Text, root: Root): number {
  const count = hasContent(node) ? 1 : 0;
  const { parentNode } = node;
  remove(node);
  if (count > 0) prune(parentNode, root);
  return count;
}

const numberAt = (element: Element, name: string): number => {
  const value = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return value >= 1 && value <= 1000 ? value : 1;
};

const isCollapsed = (element: Element, side: 'width' | 'height'): boolean => {
  const styles = stylesOf(element);
  return (
    isHidden(styles, element.hasAttribute('hidden')) ||
    styles.get('visibility') === 'collapse' ||
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- the style of one element of a text whose length is checked before
    /^\s*0+(?:\.0*)?\s*(?:p[xt])?\s*$/i.test(element.getAttribute(side) ?? '') ||
    /^0+(?:\.0*)?(?:p[xt]|in|cm|mm)?$/.test(styles.get(side) ?? '')
  );
};

const own = (table: Element, selector: string) =>
  all(table, selector).filter((element) => element.closest('table') === table);

/** Leaves out hidden rows and columns, as spreadsheets copy them: of cells over several the rest stays. */
function leaveOutCells(table: Element): number {
  const rows = own(table, 'tr');
  // A group without columns of its own stands for as many as it spans.
  const described = own(table, 'col, colgroup').filter((column) => !column.querySelector('col'));
  const isColumnCollapsed = (column: Element) =>
    [column, column.closest('colgroup')].some((one) => one !== null && isCollapsed(one, 'width'));
  const columns = described.flatMap((column) =>
    Array.from({ length: numberAt(column, 'span') }, () => isColumnCollapsed(column)),
  );
  const isRowHidden = rows.map((row) => isCollapsed(row, 'height') || isCollapsed(row.parentElement!, 'height'));
  const taken: number[] = [];
  const placed: { cell: Element; row: number; column: number; width: number; height: number }[] = [];
  rows.forEach((row, place) => {
    let column = 0;
    for (const cell of Array.from(row.children).filter(({ tagName }) => /^T[DH]$/.test(tagName))) {
      while ((taken[column] ?? 0) > place) column += 1;
      const [width, height] = [
        numberAt(cell, 'colspan'),
        Math.min(numberAt(cell, 'rowspan'), Math.max(rows.length - place, 1)),
      ];
      placed.push({ cell, row: place, column, width, height });
      for (let one = column; one < column + width; one += 1) taken[one] = place + height;
      column += width;
    }
  });
  // A program may leave out the cells of a hidden column and still describe it.
  const hasAll = taken.length > columns.filter((isHiddenColumn) => !isHiddenColumn).length;
  const isColumnHidden = (column: number) => hasAll && columns[column] === true;
  const count = (from: number, length: number, isOut: (place: number) => boolean) =>
    Array.from({ length }, (_, offset) => from + offset).filter(isOut).length;
  const out = new Set<string>();
  for (const { cell, row, column, width, height } of placed) {
    const isOwn = isHidden(stylesOf(cell), cell.hasAttribute('hidden'));
    const shown = width - count(column, width, isColumnHidden);
    const rowsShown = height - count(row, height, (place) => isRowHidden[place] === true);
    if (isOwn || shown === 0 || rowsShown === 0) {
      if (hasContent(cell)) out.add(rowsShown === 0 ? `row ${row}` : `column ${column}`);
      remove(cell);
      continue;
    }
    if (shown < width) setNumber(cell, 'colspan', shown, 1);
    if (rowsShown < height) setNumber(cell, 'rowspan', rowsShown, 1);
    if (isRowHidden[row] !== true) continue;
    const next = isRowHidden.indexOf(false, row);
    const behind = placed.find((other) => other.row === next && other.column > column)?.cell;
    rows[next]!.insertBefore(cell, behind?.parentNode === rows[next] ? behind : null);
  }
  rows.forEach((row, place) => isRowHidden[place] && remove(row));
  for (const column of described) if (isColumnCollapsed(column)) remove(column);
  if (out.size > 0 && own(table, 'tr').length === 0) remove(table);
  return out.size;
}

export function leaveOutHidden(root: Root): number {
  let count = all(root, 'table').reduce((sum, table) => sum + leaveOutCells(table), 0);
  for (const element of [...styled(root, 'mso-element'), ...all(root, '[class]')]) {
    const isComment =
      /^comment(?:-list)?$/.test(stylesOf(element).get('mso-element') ?? '') ||
      /\bmsocom(?:anchor|txt|off)\b/i.test(element.getAttribute('class') ?? '');
    if (isComment && isWithin(element, root)) count += leaveOut(element, root);
  }
  const walk = (parent: Node, around: Unseen): void => {
    for (const child of nodesIn(parent)) {
      if (isText(child)) {
        if (isUnseen(around) && !isBlank(child.data)) remove(child);
      } else if (isElement(child)) {
        // WeChat's script shows the article when it has loaded.
        const styles = child.getAttribute('id') === 'js_content' ? new Map<string, string>() : stylesOf(child);
        const unseen = unseenIn(styles, around);
        const isClosed = nameOf(child) === 'dialog' && !child.hasAttribute('open');
        if (isClosed || isHidden(styles, child.hasAttribute('hidden'))) count += leaveOut(child, root);
        else if (nameOf(child) === 'img') {
          if (unseen.visibility && (around.visibility || !child.hasAttribute('data-src'))) remove(child);
        } else if (nameOf(child) === 'input') {
          if (isUnseen(unseen)) remove(child);
        } else {
          const begins = isUnseen(unseen) && !isUnseen(around) && hasContent(child);
          const before = begins ? textOf(child) : '';
          walk(child, unseen);
          if (begins && (before !== textOf(child) || !hasContent(child))) {
            count += 1;
            prune(child, root);
          }
        }
      }
    }
  };
  walk(root, {});
  return count;
}

/** As Word, WPS and Pandoc name a change that is no `del` or `ins`. */
const isChange = (element: Element, names: RegExp): boolean =>
  element.tagName === 'SPAN' && names.test(element.getAttribute('class') ?? '');
const deletion = /(?:^|\s)(?:msodel|deletion)(?:\s|$)/i;
const insertion = /(?:^|\s)(?:msoins|insertion)(?:\s|$)/i;

/** Tracked changes: what was deleted is left out where somebody can be told, else struck; what was inserted stays. */
export function settleChanges(root: Root, isOffice: boolean, isTold: boolean): number {
  let count = 0;
  for (const element of all(root, 'del, ins, [class]')) {
    const isTracked = isOffice || element.hasAttribute('cite') || element.hasAttribute('datetime');
    const isDeletion = isChange(element, deletion);
    const isDeleted = isDeletion || nameOf(element) === 'del';
    // Underlined only to show that it is new.
    if (isChange(element, insertion)) setStyle(element, 'text-decoration', null);
    if (!isWithin(element, root) || !(isDeletion || (isTracked && /^(?:DEL|INS)$/.test(element.tagName)))) continue;
    if (isDeleted && isTold) count += leaveOut(element, root);
    else if (isDeleted && !element.parentElement?.closest('del')) rename(element, 'del');
    else unwrap(element);
  }
  return count;
}
