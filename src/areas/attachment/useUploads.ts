import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import { sessionRefused, type TokenState } from '../../api/portalApi';
import {
  attachmentRemoved,
  fileRefused,
  filesChosen,
  uploadFailed,
  uploadProgressed,
  uploadsAbandoned,
  uploadStarted,
  uploadSucceeded,
} from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { uploadFile, type RunningUpload } from './uploadClient';
import { zh } from '../../i18n/zh';

/** Only archives, by file extension. */
const archive = /\.(?:zip|rar)$/i;

/**
 * The backend's size limit per file, in bytes. Checked on the client first, because the backend's rejection often does
 * not arrive.
 */
const maxSize = 10 * 1024 * 1024;

/** Why a selection of files is rejected as a whole, and on a separate line which ones; undefined if it is accepted. */
export function refusalOf(files: readonly Pick<File, 'name' | 'size'>[]): string | undefined {
  const others = files.filter(({ name }) => !archive.test(name));
  if (others.length > 0) return `${zh.form.unsupportedFile}\n${zh.form.refusedFiles(others.map(({ name }) => name))}`;
  const large = files.find(({ size }) => size > maxSize);
  return large ? zh.form.fileTooLarge(large.name) : undefined;
}

interface Chosen {
  file: File;
  idempotencyKey: string;
  running?: RunningUpload;
}

export interface Uploads {
  choose: (files: readonly File[]) => void;
  retry: (attachment: string) => void;
  /** Aborts a pending upload and removes the file from the list. */
  remove: (attachment: string) => void;
  /** Ends the session that the backend refused: the visitor logs in and comes back to the form. */
  logIn: () => void;
}

/**
 * Uploads a form's files as they are chosen, one request each. Their state is in the form's draft; the files themselves
 * are kept here while the form is open.
 */
export function useUploads(id: string, attKey: string): Uploads {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state: TokenState) => state.auth?.token ?? null);
  const chosen = useRef(new Map<string, Chosen>());

  useEffect(() => {
    const files = chosen.current;
    return () => {
      for (const { running } of files.values()) running?.cancel();
      if (files.size > 0) dispatch(uploadsAbandoned({ id }));
      files.clear();
    };
  }, [dispatch, id]);

  const send = async (attachment: string) => {
    const entry = chosen.current.get(attachment);
    if (!entry) return;
    let shown = 0;
    const onProgress = (progress: number) => {
      // Steps of five percent are smooth enough, and keep the action log readable.
      if (progress - shown < 5 && progress < 100) return;
      shown = progress;
      dispatch(uploadProgressed({ id, attachment, progress }));
    };
    const { file, idempotencyKey } = entry;
    entry.running = uploadFile({ file, attKey, token, idempotencyKey, onProgress });
    const { attId, error } = await entry.running.result;
    entry.running = undefined;
    if (attId) {
      chosen.current.delete(attachment);
      dispatch(uploadSucceeded({ id, attachment, attId }));
    } else if (error && error.kind !== 'aborted') {
      console.error(`[api] upload: ${error.kind} ${error.code}`);
      dispatch(
        uploadFailed({ id, attachment, message: error.msg, ...(error.kind === 'auth' && { needsLogin: true }) }),
      );
    }
  };

  return {
    choose: (files) => {
      const message = refusalOf(files);
      if (message) {
        dispatch(fileRefused({ id, message }));
        return;
      }
      const entries = files.map((file) => ({ id: nanoid(), name: file.name, file }));
      for (const { id: attachment, file } of entries) {
        chosen.current.set(attachment, { file, idempotencyKey: nanoid() });
      }
      dispatch(filesChosen({ id, files: entries.map(({ id: attachment, name }) => ({ id: attachment, name })) }));
      for (const entry of entries) void send(entry.id);
    },
    retry: (attachment) => {
      dispatch(uploadStarted({ id, attachment }));
      void send(attachment);
    },
    remove: (attachment) => {
      chosen.current.get(attachment)?.running?.cancel();
      chosen.current.delete(attachment);
      dispatch(attachmentRemoved({ id, attachment }));
    },
    logIn: () => void dispatch(sessionRefused({ client: 'secondary' })),
  };
}
