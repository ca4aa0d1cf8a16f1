import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { zh } from '../../i18n/zh';
import { listen } from '../../lib/events';
import { Field } from '../../components/Field';
import { focusIsLost } from '../../components/focus';
import { captchaIsReplaced, requestAudioCaptcha } from './accountCalls';
import missing from './captcha-missing.svg';
import { useGetCaptchaQuery } from './authApi';
import styles from './CaptchaField.module.css';

interface CaptchaSound {
  /** Data URL of the sound that replaces the picture; null while the picture counts. */
  source: string | null;
  state: 'idle' | 'loading' | 'failed';
  /** Requests a new one; resolves to whether it arrived. */
  onListen: () => Promise<boolean>;
}

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
  const hear = async (onListen: CaptchaSound['onListen'], button: HTMLElement) => {
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

function stateInWords({ state, source }: CaptchaSound): string | null {
  if (state === 'loading') return zh.site.loading;
  if (state === 'failed') return zh.auth.captchaSilent;
  return source && zh.auth.captchaSpoken;
}

/**
 * The captcha of a page: fetched on each mount and refresh. When back online, only a missing one is fetched, since the
 * one on screen may be answered already.
 */
export function useCaptcha(notNeeded: boolean) {
  const [missing, setMissing] = useState(true);
  const sound = useSound();
  const options = {
    refetchOnMountOrArgChange: true,
    refetchOnReconnect: missing && sound.state !== 'loading' && sound.source === null,
    skip: notNeeded,
  };
  const { data, isError, isFetching, refetch, requestId } = useGetCaptchaQuery(undefined, options);
  const nothingToSee = isError || !data;
  if (missing !== nothingToSee) setMissing(nothingToSee);
  // A newer picture has replaced the sound, e.g. after a failed login.
  const soundSource = sound.of === requestId ? sound.source : null;
  const onRefresh = () => {
    // With two requests pending it is unknown which captcha the backend counts as the newer.
    if (sound.state === 'loading') return;
    sound.forget();
    void refetch();
  };
  const onListen = async () => {
    if (sound.state === 'loading' || isFetching) return false;
    const hasSound = await sound.ask(requestId);
    // The backend may have created it anyway, which invalidates the picture.
    if (hasSound === false) void refetch();
    return hasSound === true;
  };
  /** Null if the backend offers no audio captcha. */
  const offered: CaptchaSound | null = data?.spoken ? { source: soundSource, state: sound.state, onListen } : null;
  return { source: isError ? null : data && data.picture, waiting: isFetching, onRefresh, sound: offered };
}

export type CaptchaPicture = ReturnType<typeof useCaptcha>;

interface Sound {
  state: CaptchaSound['state'];
  source: string | null;
  /** The request of the picture that it replaces. */
  of?: string;
}

const none: Sound = { state: 'idle', source: null };

/** The audio captcha of this page. Unmounting aborts its request. */
function useSound() {
  const [sound, setSound] = useState(none);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return {
    ...sound,
    forget: () => setSound(none),
    /** Resolves to whether it arrived; undefined after unmounting. */
    ask: async (of: string | undefined) => {
      const { signal } = leaving.current;
      setSound({ ...none, state: 'loading' });
      const source = await requestAudioCaptcha(signal);
      if (signal.aborted) return undefined;
      setSound(source === null ? { ...none, state: 'failed' } : { state: 'idle', source, of });
      return source !== null;
    },
  };
}
