import type { InboxRow } from '../../contract/desk';
import { useShortcuts } from '../shell/useShortcuts';

interface InboxShortcuts {
  rows: readonly InboxRow[];
  open: string | null;
  onSelect: (row: InboxRow) => void;
  onAccept: (row: InboxRow | undefined) => void;
  onRefuse: (row: InboxRow | undefined) => void;
  onClose: () => void;
  onHelp: () => void;
}

const rowLink = (number: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(number)}"]`);

/** Focuses a row's link; false if the list does not show it. */
export function focusRow(number: string): boolean {
  const link = rowLink(number);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== null && document.activeElement === link;
}

/** Receipt number of the focused row. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;

/** Keyboard shortcuts of the inbox: they apply to the focused row, else to the open one. */
export function useInboxShortcuts({ rows, open, onSelect, onAccept, onRefuse, onClose, onHelp }: InboxShortcuts): void {
  const here = () => focusedRow() ?? open;
  const current = () => rows.find(({ number }) => number === here());
  const step = (by: 1 | -1) => {
    const from = rows.findIndex(({ number }) => number === here());
    const next = rows[from < 0 ? 0 : from + by];
    if (next) focusRow(next.number);
  };
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => (focusedRow() === undefined ? false : step(1)),
    ArrowUp: () => (focusedRow() === undefined ? false : step(-1)),
    x: () => {
      const row = current();
      if (!row) return false;
      onSelect(row);
    },
    a: () => onAccept(current()),
    r: () => onRefuse(current()),
    Escape: () => (open === null ? false : onClose()),
    '?': onHelp,
  });
}
