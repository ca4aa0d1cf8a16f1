import { errorText } from '../../api/errors';
import { selectToken } from '../../areas/auth/authSlice';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { workFailed } from '../../state/noticesSlice';
import { fetchContentFile, keepFile } from './contentFiles';

/** Keeps an area's content file. */
export function useExport(area: string): () => Promise<void> {
  const token = useAppSelector(selectToken);
  const dispatch = useAppDispatch();
  return async () => {
    const { data, error } = await fetchContentFile(area, 'json', token);
    if (data) keepFile(`${area}.json`, data);
    else dispatch(workFailed(errorText(error, zh.file.exportFailed)));
  };
}
