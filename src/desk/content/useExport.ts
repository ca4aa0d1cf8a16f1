import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { download } from '../download';

/** Keeps an area's content file. */
export function useExport(area: string): () => Promise<void> {
  const dispatch = useDeskDispatch();
  return async () => {
    const call = { url: '/api/desk/content/export', params: { area, format: 'json' } };
    const done = await dispatch(download(call, `${area}.json`));
    if (!done.isDone) dispatch(workFailed(done.text ?? zh.file.exportFailed));
  };
}
