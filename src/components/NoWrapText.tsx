import { Fragment, useMemo } from 'react';
import { splitFigures } from '../lib/figures';
import { splitWords } from '../lib/splitWords';

/** Prose whose figures do not break; without a figure it is the text itself. */
export function Prose({ text }: { text: string }) {
  const pieces = useMemo(() => splitFigures(text), [text]);
  return (
    <>
      {pieces.map(({ piece, isMeasure }, place) =>
        isMeasure && piece.length > 1 ? (
          <span key={place} className="nb">
            {piece}
          </span>
        ) : (
          <Fragment key={place}>{piece}</Fragment>
        ),
      )}
    </>
  );
}

/**
 * A title that breaks between its words. Its text, for copying and for its accessible name, stays what it was: a place to
 * break that is not hidden would put a blank into the name.
 */
export function NoWrapText({ text }: { text: string }) {
  const pieces = useMemo(() => splitWords(text), [text]);
  if (!pieces) return <Prose text={text} />;
  return (
    <span className="words">
      {pieces.map(({ piece, isMeasure }, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr aria-hidden="true" />}
          {isMeasure && /\s/.test(piece) ? <span className="nb">{piece}</span> : piece}
        </Fragment>
      ))}
    </span>
  );
}
