import { DeskDialog } from '../shell/DeskDialog';
import type { ContentValues } from '../../contract/deskContent';
import { Preview } from './Preview';

interface PreviewDialogProps {
  area: string;
  values: ContentValues;
  title: string;
  onClose: () => void;
}

/** Preview of what visitors will see. */
export function PreviewDialog({ area, values, title, onClose }: PreviewDialogProps) {
  return (
    <DeskDialog title={title} onClose={onClose} wide>
      <Preview area={area} values={values} />
    </DeskDialog>
  );
}
