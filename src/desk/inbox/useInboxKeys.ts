import type { InboxRow } from '../../contract/desk';
import { useDeskKeys } from '../shell/useDeskKeys';

interface InboxKeys {
  rows: readonly InboxRow[];
  open: string | null;
  onPick: (row: InboxRow) => void;
  onYes: (row: InboxRow | undefined) => void;
  onNo: (row: InboxRow | undefined) => void;
  onClose: () => void;
  onHelp: () => void;
}

const rowLink = (number: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(number)}"]`);

/** Puts the focus on a row's link; false where the list does not show it. */
export function focusRow(number: string): boolean {
  const link = rowLink(number);
  link?.focus();
  link?.scrollIntoView({ block: 'nearest' });
  return link !== null && document.activeElement === link;
}

/** The number of the row in which the focus is. */
const focusedRow = (): string | undefined =>
  document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset.row;

/** The keys of the inbox: they act on the row that has the focus, else on the one that is open. */
export function useInboxKeys({ rows, open, onPick, onYes, onNo, onClose, onHelp }: InboxKeys): void {
  const here = () => focusedRow() ?? open;
  const current = () => rows.find(({ number }) => number === here());
  const step = (by: 1 | -1) => {
    const from = rows.findIndex(({ number }) => number === here());
    const next = rows[from < 0 ? 0 : from + by];
    if (next) focusRow(next.number);
  };
  useDeskKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => (focusedRow() === undefined ? false : step(1)),
    ArrowUp: () => (focusedRow() === undefined ? false : step(-1)),
    x: () => {
      const row = current();
      if (!row) return false;
      onPick(row);
    },
    a: () => onYes(current()),
    r: () => onNo(current()),
    Escape: () => (open === null ? false : onClose()),
    '?': onHelp,
  });
}
