import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useConfirmed } from '../account/ConfirmOwner';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { download } from '../download';

/** Downloads an area's content file. */
export function useExport(area: string): () => Promise<void> {
  const dispatch = useDeskDispatch();
  const confirmed = useConfirmed();
  return async () => {
    const call = { url: '/api/desk/content/export', params: { area, format: 'json' } };
    const done = await confirmed(() => dispatch(download(call, `${area}.json`)));
    if (done && !done.isDone) dispatch(workFailed(done.text ?? zh.file.exportFailed));
  };
}
