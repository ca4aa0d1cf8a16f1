import { zh } from '../i18n/zh';
import { numberOf, thousands } from '../lib/numbers';
import { toText } from '../lib/toText';
import { Fragment } from 'react';

/** An amount in yuan; zero is 面议, and anything that is not a number is shown verbatim. */
export function amountText(value: unknown): string {
  if (numberOf(value) === 0) return zh.browse.negotiable;
  const amount = thousands(value);
  return amount === undefined ? toText(value) : zh.fields.yuan(amount);
}

/** An amount in yuan; a negotiable one in quiet type: it is no figure. */
export function Amount({ value }: { value: unknown }) {
  const text = amountText(value);
  return text === zh.browse.negotiable ? <span className="quiet">{text}</span> : <span>{text}</span>;
}

/** A measure such as 2440×1220×18: it wraps before a ×, never within a number. */
export function Dimensions({ text }: { text: string }) {
  // eslint-disable-next-line regexp/no-super-linear-move -- a field of limited length
  return (text.match(/×*[^×]+|×+/g) ?? []).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr aria-hidden="true" />}
      {piece}
    </Fragment>
  ));
}
