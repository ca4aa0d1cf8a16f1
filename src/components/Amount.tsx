import { zh } from '../i18n/zh';
import { amountText } from './amountText';

/** An amount in yuan; a negotiable one in quiet type: it is no figure. */
export function Amount({ value }: { value: unknown }) {
  const text = amountText(value);
  return text === zh.browse.negotiable ? <span className="quiet">{text}</span> : text;
}
