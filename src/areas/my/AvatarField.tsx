import { useRef, useState } from 'react';
import { nanoid } from '@reduxjs/toolkit';
import { zh } from '../../i18n/zh';
import { fileUrl } from '../../lib/paths';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { callAddress, callHeaders, openEnvelope, serverText } from '../../api/client';
import { sessionRefused, recordOf } from '../../api/portalApi';
import type { AppThunk } from '../../state/hooks';
import { profileApi, profileTag } from './profileApi';
import styles from './ProfilePage.module.css';

/**
 * The backend's size limit, in bytes. Checked on the client first, because the backend's rejection often does not
 * arrive.
 */
const largest = 10 * 1024 * 1024;

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

interface AvatarFieldProps {
  avatar: string | null;
  /** Both resolve to an error message, or to null. */
  onChoose: (file: File) => Promise<string | null>;
  onRemove: () => Promise<string | null>;
}

/** A picture's preview URL before the upload; null if it cannot be decoded. */
const previewOf = (file: File): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    const settle = () => resolve(fileUrl(reader.result) ?? null);
    reader.onload = settle;
    reader.onerror = settle;
    reader.readAsDataURL(file);
  });

/** The company's picture: the chosen one is previewed while it uploads. */
export function AvatarField({ avatar, onChoose, onRemove }: AvatarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [busy, setBusy] = useState<'sending' | 'removing'>();
  const [error, setError] = useState<string | null>(null);
  const [doneMessage, setDoneMessage] = useState('');
  // A preview that is ready only after the upload is discarded.
  const turn = useRef(0);
  const work = async (what: 'sending' | 'removing', act: () => Promise<string | null>, success: string) => {
    setBusy(what);
    setError(null);
    setDoneMessage('');
    const failure = await act();
    turn.current += 1;
    setBusy(undefined);
    setPreview(null);
    setError(failure);
    setDoneMessage(failure === null ? success : '');
    return failure === null;
  };
  const choose = async (file: File) => {
    if (file.size > largest) {
      setError(zh.profile.avatarTooLarge);
      setDoneMessage('');
      return;
    }
    const now = turn.current;
    void previewOf(file).then((address) => turn.current === now && setPreview(address));
    await work('sending', () => onChoose(file), zh.profile.avatarChanged);
  };
  const remove = async () => {
    // The button goes with the picture.
    if (await work('removing', onRemove, zh.profile.avatarRemoved)) chooser.current?.focus();
  };
  return (
    <div className={styles.avatar} aria-busy={busy ? true : undefined}>
      <Picture src={preview ?? avatar} alt="" fallback="/icons/avatar-default.svg" width={96} height={96} />
      <div>
        <p className="row">
          <button
            ref={chooser}
            type="button"
            className="btn btn--line btn--sm"
            aria-describedby="avatar-hint avatar-error"
            aria-busy={busy === 'sending' || undefined}
            onClick={() => busy === undefined && input.current?.click()}
          >
            {zh.profile.chooseAvatar}
          </button>
          {avatar && (
            <button
              type="button"
              className="btn btn--line btn--sm"
              aria-busy={busy === 'removing' || undefined}
              onClick={() => busy === undefined && void remove()}
            >
              {zh.profile.removeAvatar}
            </button>
          )}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={zh.profile.avatar}
          accept={accepted}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void choose(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
        <p className="hint" id="avatar-hint">
          {zh.profile.avatarHint}
        </p>
        <p className="hint" role="status">
          {busy === 'sending' ? zh.profile.avatarUploading : doneMessage}
        </p>
        <p className="err" id="avatar-error" role="alert">
          {error && (
            <>
              <Icon name="info" size={16} />
              <span>{error}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

const path = '/api/my/avatar';

/** Max wait for a picture to be uploaded and re-encoded, ms. */
const longest = 120_000;

/** The new avatar's address, or an error message. */
type SentAvatar = { avatar: string; failure?: undefined } | { failure: string; avatar?: undefined };

/** Uploads a picture as the company's avatar; the backend checks and re-encodes it. */
export const sendAvatar =
  (file: File): AppThunk<Promise<SentAvatar>> =>
  async (dispatch, getState, extra) => {
    const body = new FormData();
    body.append('file', file, file.name);
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), longest);
    try {
      const headers = callHeaders(getState().auth.token, nanoid());
      const call = { method: 'POST', headers, body, signal: abort.signal };
      const answer = await (extra.fetch ?? fetch)(callAddress({ url: path }), call);
      const opened = openEnvelope(await answer.text(), { write: true });
      const data = opened.error ? opened.error.data : opened.body;
      if (answer.status === 401 || opened.error?.kind === 'auth') dispatch(sessionRefused({ client: 'secondary' }));
      const avatar = answer.ok && !opened.error ? recordOf<{ avatar?: unknown }>(data)?.avatar : undefined;
      if (typeof avatar !== 'string') return { failure: serverText(data) ?? zh.profile.avatarFailed };
      dispatch(profileApi.util.invalidateTags([profileTag]));
      return { avatar };
    } catch {
      return { failure: zh.profile.avatarFailed };
    } finally {
      clearTimeout(timer);
    }
  };
