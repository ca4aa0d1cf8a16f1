import { useState } from 'react';
import { errorText } from '../../api/errors';
import { sessionRefused } from '../../api/session';
import { selectToken } from '../../areas/auth/authSlice';
import type { UploadedPicture } from '../../contract/desk';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { workFailed } from '../../state/noticesSlice';
import { uploadPicture } from './contentFiles';

/** Sends pictures, one after another, and says of each what became of it. */
export function usePictureUploads() {
  const token = useAppSelector(selectToken);
  const dispatch = useAppDispatch();
  const [isUploading, setUploading] = useState(false);
  const send = async (files: readonly File[], onSent: (picture: UploadedPicture) => void) => {
    setUploading(true);
    for (const file of files) {
      const { data, error } = await uploadPicture(file, token);
      if (data) onSent(data);
      else if (error.kind === 'auth') dispatch(sessionRefused({ client: 'main' }));
      else dispatch(workFailed(errorText(error, zh.uploadFailed)));
    }
    setUploading(false);
  };
  return { isUploading, send: (...args: Parameters<typeof send>) => void send(...args) };
}
