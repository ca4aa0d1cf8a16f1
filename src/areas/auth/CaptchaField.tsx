import { zh } from '../../copy/zh';
import { Field } from '../../parts/Field';
import css from './CaptchaField.module.css';
import missing from './captcha-missing.svg';

/** The picture as the captcha call has it. */
export interface CaptchaPicture {
  /** Data URL; undefined or null: there is none to show. */
  source: string | null | undefined;
  waiting: boolean;
  onRefresh: () => void;
}

interface CaptchaFieldProps {
  picture: CaptchaPicture;
  value: string;
  error?: string;
  onType: (value: string) => void;
}

/** The captcha: its answer, its picture, and the way to another one (spec §2.8). */
export function CaptchaField({ picture: { source, waiting, onRefresh }, value, error, onType }: CaptchaFieldProps) {
  const refresh = () => {
    onType('');
    onRefresh();
  };
  return (
    <div>
      <div className={css.captcha}>
        <Field
          label={zh.auth.captcha}
          name="validateCode"
          required
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
        <img
          className={css.picture}
          src={source ?? missing}
          alt={zh.auth.captchaImage}
          width={132}
          height={44}
          data-waiting={waiting}
          onClick={refresh}
        />
      </div>
      <button type="button" className="link" onClick={refresh}>
        {zh.auth.refreshCaptcha}
      </button>
      {!source && !waiting && <span className="hint"> {zh.auth.captchaMissing}</span>}
    </div>
  );
}
