import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { useBackCloses } from './DeskOverlays';

interface DeskDialogProps extends ComponentProps<typeof Dialog> {
  /** Label of the button that submits it, after what else is in the footer. */
  action?: string;
  busy?: boolean;
  disabled?: boolean;
}

/** The portal's dialog, which going back closes. */
export function DeskDialog({ action, busy, disabled, footer, ...dialog }: DeskDialogProps) {
  useBackCloses(dialog.onClose);
  const foot = action ? (
    <>
      {footer}
      <button className="btn" type="submit" disabled={disabled} aria-busy={busy || undefined}>
        {action}
      </button>
    </>
  ) : (
    footer
  );
  return <Dialog {...dialog} footer={foot} />;
}

/** The portal's confirmation dialog, likewise. */
export function DeskConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useBackCloses(props.onCancel);
  return <ConfirmDialog {...props} />;
}
