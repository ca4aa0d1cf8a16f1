import { useId } from 'react';
import { zhConsent } from '../../i18n/zhConsent';
import { paths } from '../../lib/paths';
import { Icon } from '../../components/Icon';

interface ConsentFieldProps {
  checked: boolean;
  error?: string;
  onCheck: (checked: boolean) => void;
}

/** Consent to the privacy terms. They open in a new tab, since the form would lose its input. */
export function ConsentField({ checked, error, onCheck }: ConsentFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="agreed"
          required
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && id}
          onChange={({ target }) => onCheck(target.checked)}
        />
        <span>
          {zhConsent.agree}
          <a href={paths.privacy} target="_blank" rel="noopener">
            {zhConsent.terms}
          </a>
        </span>
      </label>
      {error && (
        <span className="err" id={id}>
          <Icon name="info" />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
