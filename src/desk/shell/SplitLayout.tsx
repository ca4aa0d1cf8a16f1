import { clsx } from 'clsx';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { zhDesk } from '../../i18n/zhDesk';
import { Icon } from '../../components/Icon';
import { useModal } from '../../components/useModal';
import styles from './SplitLayout.module.css';
import { useBackCloses } from './DeskDialog';
import { Link } from '../../components/Link';

const OpenRailContext = createContext<() => void>(() => undefined);

interface SplitLayoutProps {
  /** Accessible name of the sidebar. */
  sidebarName: string;
  items: readonly SidebarItem[];
  /** The sidebar is beside it on wide windows only. */
  needsRoom?: boolean;
  children: ReactNode;
}

/** A part of the desk: its sidebar, and the panes beside it. On narrow windows the sidebar is a drawer. */
export function SplitLayout({ sidebarName, items, needsRoom = false, children }: SplitLayoutProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <OpenRailContext value={() => setOpen(true)}>
      <div className={clsx(styles.bench, needsRoom && styles.roomy)}>
        <nav className={styles.sidebar} aria-label={sidebarName}>
          <Sidebar items={items} />
        </nav>
        {children}
      </div>
      {isOpen && <Drawer name={sidebarName} items={items} onClose={() => setOpen(false)} />}
    </OpenRailContext>
  );
}

/** Opens the sidebar where it is a drawer; it is in the list's header. */
export function SidebarButton({ label = zhDesk.queues }: { label?: string }) {
  const open = useContext(OpenRailContext);
  return (
    <button className={`btn btn--line ${styles.railButton}`} type="button" aria-haspopup="dialog" onClick={open}>
      <Icon name="menu" />
      {label}
    </button>
  );
}

function Drawer({ name, items, onClose }: { name: string; items: readonly SidebarItem[]; onClose: () => void }) {
  const modal = useModal(onClose);
  useBackCloses(onClose);
  return (
    <dialog
      {...modal}
      className={styles.drawer}
      aria-label={name}
      aria-modal
      onClick={({ target, currentTarget }) => {
        // A click beside the drawer.
        if (target === currentTarget) onClose();
      }}
    >
      <nav className={styles.inDrawer} aria-label={name}>
        <button className={`icon-button ${styles.close}`} type="button" aria-label={zhDesk.closeRail} onClick={onClose}>
          <Icon name="close" />
        </button>
        <Sidebar items={items} onChosen={onClose} />
      </nav>
    </dialog>
  );
}

export interface SidebarItem {
  key: string;
  label: string;
  to: string;
  isCurrent: boolean;
  /** Count; omitted where nothing is counted or while it is unknown. */
  count?: number | null;
  /** Starts a group. */
  isApart?: boolean;
}

/** Navigation of a part; the current item connects to the list. */
function Sidebar({ items, onChosen }: { items: readonly SidebarItem[]; onChosen?: () => void }) {
  return (
    <ul className={styles.list} role="list">
      {items.map(({ key, label, to, isCurrent, count, isApart }) => (
        <li key={key} className={isApart ? styles.apart : undefined}>
          <Link className={styles.item} to={to} aria-current={isCurrent ? 'page' : undefined} onClick={onChosen}>
            {label}
            {count !== undefined && count !== null && <span className={styles.count}>{count}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
