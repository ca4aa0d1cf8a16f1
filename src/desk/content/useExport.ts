import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useConfirmed } from '../account/ConfirmOwner';
import { useDeskDispatch } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { download } from '../download';

/** Downloads an area's content, or a workbook to fill in. */
export function useExport(area: string): (what: 'json' | 'xlsx' | 'template') => Promise<void> {
  const dispatch = useDeskDispatch();
  const confirmed = useConfirmed();
  return async (what) => {
    const call =
      what === 'template'
        ? { url: '/api/desk/content/template', params: { area } }
        : { url: '/api/desk/content/export', params: { area, format: what } };
    const done = await confirmed(() => dispatch(download(call, `${area}.${what === 'json' ? 'json' : 'xlsx'}`)));
    if (done && !done.isDone) dispatch(workFailed(done.text ?? zh.file.exportFailed));
  };
}
