import { useEffect, useEffectEvent, useRef } from 'react';
import { zh } from '../../i18n/zh';
import { listen } from '../../lib/events';
import { Field } from '../../components/Field';
import { focusIsLost } from '../../components/focus';
import { captchaIsReplaced } from './captcha';
import styles from './CaptchaField.module.css';
import missing from './captcha-missing.svg';

/** The captcha state and its actions. */
export interface CaptchaPicture {
  /** Data URL; undefined or null if there is none to show. */
  source: string | null | undefined;
  waiting: boolean;
  onRefresh: () => void;
  /** Null if the backend offers no audio captcha. */
  sound: CaptchaSound | null;
}

/** The audio captcha. */
export interface CaptchaSound {
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
  const heard = sound?.source;
  return (
    <div>
      <div className={heard ? undefined : styles.captcha}>
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
        {heard ? (
          <audio key={heard} className={styles.sound} src={heard} aria-label={zh.auth.speakCaptcha} controls autoPlay />
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
          {heard ? zh.auth.drawCaptcha : zh.auth.refreshCaptcha}
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
        {!source && !waiting && !heard && <span className="hint"> {zh.auth.captchaMissing}</span>}
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
