import { Fragment } from 'react';

/** A measure such as 2440×1220×18: it wraps before a ×, never within a number. */
export function Dimensions({ text }: { text: string }) {
  return (text.match(/×*[^×]+|×+/g) ?? []).map((piece, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr aria-hidden="true" />}
      {piece}
    </Fragment>
  ));
}
