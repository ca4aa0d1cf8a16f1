/** With more columns rows are not readable as lists. */
const maxColumns = 6;

const rowsOf = (table: Element) => Array.from(table.querySelectorAll('tr'));

/** The column names of a plain table: a header row, then rows of as many cells, without spans. */
function columnsOf(table: Element): string[] | undefined {
  if (table.querySelector('[colspan]:not([colspan="1"]), [rowspan]:not([rowspan="1"]), table')) return undefined;
  const [head, ...rows] = rowsOf(table);
  const cells = Array.from(head?.children ?? []);
  const isHead = cells.length >= 2 && cells.length <= maxColumns && cells.every(({ tagName }) => tagName === 'TH');
  if (!isHead || rows.length === 0 || rows.some(({ children }) => children.length !== cells.length)) return undefined;
  return cells.map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
}

/**
 * Makes a plain table responsive: each cell gets the name of its column, so that a row can be shown as a list. Roles
 * are set explicitly, because changing a table's `display` removes them.
 */
export function labelTableCells(table: Element): void {
  const columns = columnsOf(table);
  if (!columns) return;
  table.classList.add('stack');
  table.setAttribute('role', 'table');
  table.querySelectorAll('thead, tbody, tfoot').forEach((group) => group.setAttribute('role', 'rowgroup'));
  rowsOf(table).forEach((row, place) => {
    row.setAttribute('role', 'row');
    if (place === 0) row.classList.add('stack-head');
    Array.from(row.children).forEach((cell, column) => {
      const isHead = place === 0;
      const isName = !isHead && cell.tagName === 'TH';
      cell.setAttribute('role', isHead ? 'columnheader' : isName ? 'rowheader' : 'cell');
      if (!isHead) cell.setAttribute('data-label', columns[column]);
    });
  });
}
