import { useContext, useId, useState } from 'react';
import { errorText } from '../../api/errors';
import { sessionRefused } from '../../api/session';
import { selectToken } from '../../areas/auth/authSlice';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import type { Upload } from './contentFiles';
import { UnfinishedContext } from './unfinishedPictures';

/** Uploads files one after another and reports the outcome of each, even if its field is gone by then. */
export function useUploads<Uploaded>(upload: Upload<Uploaded>) {
  const token = useDeskSelector(selectToken);
  const dispatch = useDeskDispatch();
  const note = useContext(UnfinishedContext);
  const place = useId();
  const [underWay, setUnderWay] = useState(0);
  /** @returns whether it was inserted */
  const sendOne = async (file: File, onSent: (uploaded: Uploaded) => boolean): Promise<boolean> => {
    const { data, error } = await upload(file, token);
    if (data && onSent(data)) return true;
    if (error?.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
    else dispatch(workFailed(data ? zh.uploadLate : errorText(error, zh.uploadFailed)));
    return false;
  };
  const send = async (files: readonly File[], onSent: (uploaded: Uploaded) => boolean) => {
    const count = (by: number) => {
      setUnderWay((before) => before + by);
      note(place, (before) => ({ ...before, underWay: before.underWay + by }));
    };
    count(1);
    for (const file of files) {
      const isInserted = await sendOne(file, onSent);
      const name = `${file.name} ${file.size}`;
      note(place, ({ underWay: still, failed }) => {
        const others = failed.filter((other) => other !== name);
        return { underWay: still, failed: isInserted ? others : [...others, name] };
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
