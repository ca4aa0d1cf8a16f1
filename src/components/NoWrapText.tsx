import { Fragment, useMemo } from 'react';
import { splitFigures } from '../lib/figures';
import { splitWords, takesBreak } from '../lib/splitWords';
import { leftAsDrawn } from './leftAsDrawn';
import { useRendering } from './Rendering';
import { useWasDrawn } from './useWasDrawn';

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
  return <Title key={text} text={text} />;
}

function Title({ text }: { text: string }) {
  const wasDrawn = useWasDrawn();
  const { server } = useRendering();
  // Dictionaries differ, and some browsers have none: what the server has drawn stays.
  const isDrawn = wasDrawn && !server;
  const pieces = useMemo(() => (isDrawn ? null : splitWords(text)), [text, isDrawn]);
  if (isDrawn) return <span {...leftAsDrawn} />;
  return (
    <span className={pieces ? 'words' : undefined}>
      {!pieces && <Prose text={text} />}
      {pieces?.map(({ piece, isMeasure }, place) => (
        <Fragment key={place}>
          {place > 0 && takesBreak(pieces[place - 1].piece, piece) && <wbr aria-hidden="true" />}
          {isMeasure && /\s/.test(piece) ? <span className="nb">{piece}</span> : piece}
        </Fragment>
      ))}
    </span>
  );
}
