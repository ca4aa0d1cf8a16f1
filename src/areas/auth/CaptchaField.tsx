import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { zh } from '../../i18n/zh';
import { listen } from '../../lib/events';
import { Field } from '../../components/Field';
import { focusIsLost } from '../../components/focus';
import { captchaIsReplaced, requestAudioCaptcha } from './accountCalls';
import missing from './captcha-missing.svg';
import { useGetCaptchaQuery } from './authApi';
import styles from './CaptchaField.module.css';

interface CaptchaFieldProps {
  picture: CaptchaPicture;
  /** A submission is pending: a new captcha could invalidate its answer. */
  busy: boolean;
  value: string;
  error?: string;
  onType: (value: string) => void;
}

/** The captcha: answer field, picture or sound, refresh. */
export function CaptchaField({ picture, busy, value, error, onType }: CaptchaFieldProps) {
  const { source, waiting, onRefresh, sound } = picture;
  const input = useRef<HTMLInputElement>(null);
  const isComing = sound?.state === 'loading';
  const refresh = () => {
    if (busy || isComing) return;
    onType('');
    onRefresh();
  };
  // Another tab may have requested a newer one, and only the newest counts.
  const cameToFront = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && captchaIsReplaced()) refresh();
  });
  useEffect(() => listen(document, ['visibilitychange'], () => cameToFront()), []);
  useEffect(() => listen(window, ['focus'], () => cameToFront()), []);
  const hear = async (onListen: () => Promise<boolean>, button: HTMLElement) => {
    if (busy || isComing || waiting) return;
    onType('');
    // Keeps the focus of a visitor who has moved to another field.
    if ((await onListen()) && (document.activeElement === button || focusIsLost())) input.current?.focus();
  };
  const soundSource = sound?.source;
  return (
    <div>
      <div className={soundSource ? undefined : styles.captcha}>
        <Field
          ref={input}
          label={zh.auth.captcha}
          name="validateCode"
          required
          inputMode="numeric"
          autoComplete="off"
          // Input now would answer the picture, which is invalid.
          readOnly={isComing}
          error={error}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        {soundSource ? (
          <audio
            key={soundSource}
            className={styles.sound}
            src={soundSource}
            aria-label={zh.auth.speakCaptcha}
            controls
            autoPlay
          />
        ) : (
          <img
            className={styles.picture}
            src={source ?? missing}
            alt={zh.auth.captchaImage}
            width={120}
            height={44}
            data-waiting={waiting || isComing}
            onClick={refresh}
          />
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className="link" onClick={refresh}>
          {soundSource ? zh.auth.drawCaptcha : zh.auth.refreshCaptcha}
        </button>
        {sound && (
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => void hear(sound.onListen, currentTarget)}
          >
            {zh.auth.speakCaptcha}
          </button>
        )}
        {!source && !waiting && !soundSource && <span className="hint"> {zh.auth.captchaMissing}</span>}
        <span className="hint" role="status">
          {sound && stateInWords(sound)}
        </span>
      </div>
    </div>
  );
}

function stateInWords({ state, source }: Sound): string | null {
  if (state === 'loading') return zh.site.loading;
  if (state === 'failed') return zh.auth.captchaSilent;
  return source && zh.auth.captchaSpoken;
}

interface Sound {
  state: 'idle' | 'loading' | 'failed';
  /** Data URL of the sound that replaces the picture; null while the picture counts. */
  source: string | null;
  /** The request of the picture that it replaces. */
  of?: string;
}

const none: Sound = { state: 'idle', source: null };

/**
 * The captcha of a page: fetched on each mount and refresh. When back online, only a missing one is fetched, since the
 * one on screen may be answered already. Unmounting aborts the request of an audio captcha.
 */
export function useCaptcha(notNeeded: boolean) {
  const [missing, setMissing] = useState(true);
  const [sound, setSound] = useState(none);
  const isComing = sound.state === 'loading';
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const options = {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: missing && !isComing && sound.source === null,
    skip: notNeeded,
  };
  const { data, isError, isFetching, refetch, requestId } = useGetCaptchaQuery(undefined, options);
  const nothingToSee = isError || !data;
  if (missing !== nothingToSee) setMissing(nothingToSee);
  // A newer picture has replaced the sound, e.g. after a failed login.
  const source = sound.of === requestId ? sound.source : null;
  const onRefresh = () => {
    // With two requests pending it is unknown which captcha the backend counts as the newer.
    if (isComing) return;
    setSound(none);
    void refetch();
  };
  /** Requests a sound; resolves to whether it arrived. */
  const onListen = async () => {
    if (isComing || isFetching) return false;
    const { signal } = leaving.current;
    setSound({ ...none, state: 'loading' });
    const spoken = await requestAudioCaptcha(signal);
    if (signal.aborted) return false;
    setSound(spoken === null ? { ...none, state: 'failed' } : { state: 'idle', source: spoken, of: requestId });
    // The backend may have created it anyway, which invalidates the picture.
    if (spoken === null) void refetch();
    return spoken !== null;
  };
  /** Null if the backend offers no audio captcha. */
  const offered = data?.spoken ? { source, state: sound.state, onListen } : null;
  return { source: isError ? null : data && data.picture, waiting: isFetching, onRefresh, sound: offered };
}

export type CaptchaPicture = ReturnType<typeof useCaptcha>;
