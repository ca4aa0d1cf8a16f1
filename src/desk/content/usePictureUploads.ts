import { useState } from 'react';
import { errorText } from '../../api/errors';
import { sessionRefused } from '../../api/session';
import { selectToken } from '../../areas/auth/authSlice';
import type { UploadedPicture } from '../../contract/desk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { workFailed } from '../../state/noticesSlice';
import { uploadPicture } from './contentFiles';

/** Sends pictures, one after another, and says of each what became of it; also of one for which there is no place any more. */
export function usePictureUploads() {
  const token = useDeskSelector(selectToken);
  const dispatch = useDeskDispatch();
  const [underWay, setUnderWay] = useState(0);
  const send = async (files: readonly File[], onSent: (picture: UploadedPicture) => boolean) => {
    setUnderWay((count) => count + 1);
    for (const file of files) {
      const { data, error } = await uploadPicture(file, token);
      if (data) {
        if (!onSent(data)) dispatch(workFailed(zh.uploadLate));
      } else if (error.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
      else dispatch(workFailed(errorText(error, zh.uploadFailed)));
    }
    setUnderWay((count) => count - 1);
  };
  return { isUploading: underWay > 0, send: (...args: Parameters<typeof send>) => void send(...args) };
}
