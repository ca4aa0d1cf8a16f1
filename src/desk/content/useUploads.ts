import { useContext, useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { sessionRefused } from '../../api/session';
import { selectToken } from '../../areas/auth/authSlice';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import type { Upload } from './contentFiles';
import { UnfinishedContext } from './unfinishedPictures';

/**
 * Uploads files one after another and reports the outcome of each, even if its field is gone by then. With `onFailed`,
 * the caller reports failures.
 */
export function useUploads<Uploaded, Source extends { name: string } = File>(upload: Upload<Uploaded, Source>) {
  const token = useDeskSelector(selectToken);
  const dispatch = useDeskDispatch();
  const note = useContext(UnfinishedContext);
  const place = useId();
  const [underWay, setUnderWay] = useState(0);
  type OnSent = (uploaded: Uploaded, source: Source) => boolean;
  /** @returns whether it was inserted, or the caller knows that it was not */
  const sendOne = async (source: Source, onSent: OnSent, onFailed?: (source: Source) => void): Promise<boolean> => {
    const { data, error } = await upload(source, token);
    if (data && onSent(data, source)) return true;
    onFailed?.(source);
    if (error?.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
    else if (!onFailed) dispatch(workFailed(data ? zh.uploadLate : errorText(error, zh.uploadFailed)));
    return onFailed !== undefined;
  };
  const send = async (sources: readonly Source[], onSent: OnSent, onFailed?: (source: Source) => void) => {
    const count = (by: number) => {
      setUnderWay((before) => before + by);
      note(place, (before) => ({ ...before, underWay: before.underWay + by }));
    };
    count(1);
    for (const source of sources) {
      const isSettled = await sendOne(source, onSent, onFailed);
      const name = source instanceof File ? `${source.name} ${source.size}` : source.name;
      note(place, ({ underWay: still, failed }) => {
        const others = failed.filter((other) => other !== name);
        return { underWay: still, failed: isSettled ? others : [...others, name] };
      });
    }
    count(-1);
  };
  return {
    isUploading: underWay > 0,
    send: (...args: Parameters<typeof send>) => void send(...args),
    /** Something else has replaced the failed picture. */
    forget: () => note(place, ({ underWay: still }) => ({ underWay: still, failed: [] })),
  };
}
