import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { Project } from '../../contract/areas/project';
import { zh } from '../../i18n/zh';
import { isOver } from '../../lib/dates';
import { ReceiptLink } from '../../components/ReceiptLink';

interface ApplyButtonProps {
  project: Project;
  now: Date;
  /** Button size; default otherwise. */
  size?: 'btn--sm';
  onApply: () => void;
  /** The company has applied already. */
  applied?: boolean;
  /** Receipt number of the company's application. */
  receipt?: string;
}

/**
 * The button to apply for a project: 已申报 once the company has applied; secondary after the last day, when the backend
 * decides.
 */
export function ApplyButton({ project, now, size, onApply, applied, receipt }: ApplyButtonProps) {
  const over = isOver(project.fdApplicationEnd, now);
  const button = useRef<HTMLButtonElement>(null);
  const heldFocus = useRef(false);
  const link = useRef<HTMLSpanElement>(null);
  // The receipt that replaces the button takes over its focus.
  useLayoutEffect(() => {
    if (receipt && heldFocus.current) link.current?.querySelector('a')?.focus({ preventScroll: true });
    const element = button.current;
    return () => {
      heldFocus.current = element !== null && element === document.activeElement;
    };
  }, [receipt]);
  if (receipt) {
    return (
      <span ref={link}>
        <ReceiptLink className={clsx('btn btn--line', size)} text={zh.ownPages.applied} number={receipt} />
      </span>
    );
  }
  return (
    <button
      ref={button}
      className={clsx('btn', size, over && 'btn--line')}
      type="button"
      // Takes the focus back when the form closes.
      aria-disabled={applied || undefined}
      onClick={applied ? undefined : onApply}
    >
      {applied ? zh.section.applied : zh.section.apply}
    </button>
  );
}
