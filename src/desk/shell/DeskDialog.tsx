import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { useBackCloses } from './DeskOverlays';

/** The portal's dialog, which going back closes. */
export function DeskDialog(props: ComponentProps<typeof Dialog>) {
  useBackCloses(props.onClose);
  return <Dialog {...props} />;
}

/** The portal's confirmation dialog, likewise. */
export function DeskConfirm(props: ComponentProps<typeof ConfirmDialog>) {
  useBackCloses(props.onCancel);
  return <ConfirmDialog {...props} />;
}
