import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './StatePanel.module.css';

/** Illustration: an empty cabinet with its dimensions. */
const cabinet = (
  <>
    <path stroke="#89826F" strokeWidth="1.5" d="M24 8h112v80H24zM24 48h112M80 8v80" />
    <path stroke="#B37F3C" strokeWidth="3" d="M72 22v12M88 22v12M72 62v12M88 62v12" />
    <path stroke="#89826F" d="M8 93h144M16 8H8v80h8M3 13l10-10M3 93l10-10" />
  </>
);

/** Illustration: two planks that do not meet yet. */
const boards = (
  <>
    <path fill="#EAF1EF" stroke="#2F6F66" strokeWidth="1.5" d="M6 22h58v14l14-5v36l-14-5v14H6z" />
    <path fill="#F5EAD8" stroke="#76501D" strokeWidth="1.5" d="M154 22H96v9l14-5v46l-14-5v9h58z" />
    <path stroke="#A5301D" strokeWidth="1.5" strokeDasharray="4 4" d="M87 6v84" />
  </>
);

interface StatePanelProps {
  drawing: 'cabinet' | 'boards';
  bordered?: boolean;
  children: ReactNode;
}

/** Empty or error state: an illustration, a message, an action. */
export function StatePanel({ drawing, bordered = false, children }: StatePanelProps) {
  return (
    <div className={clsx(bordered && 'sheet', styles.panel)}>
      <svg className={styles.drawing} viewBox="0 0 160 96" fill="none" aria-hidden="true">
        {drawing === 'cabinet' ? cabinet : boards}
      </svg>
      {children}
    </div>
  );
}
