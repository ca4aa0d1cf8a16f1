import { Fragment } from 'react';

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
