import { Fragment, useMemo } from 'react';
import { splitFigures } from '../lib/figures';
import { splitWords, needsBreakOpportunity } from '../lib/splitWords';
import { leaveServerMarkup } from './leaveServerMarkup';
import { useRendering } from './Rendering';
import { useWasServerRendered } from './useWasServerRendered';

/** Prose whose figures do not wrap; without a figure the text itself. */
export function Prose({ text }: { text: string }) {
  const phrases = useMemo(() => splitFigures(text), [text]);
  return (
    <span key={text}>
      {phrases.map(({ phrase, isMeasure }, place) =>
        isMeasure && phrase.length > 1 ? (
          <span key={place} className="nb">
            {phrase}
          </span>
        ) : (
          <Fragment key={place}>{phrase}</Fragment>
        ),
      )}
    </span>
  );
}

/**
 * A title that wraps between words. Its text, for copying and as accessible name, is unchanged: a visible break
 * opportunity would put a space into the name.
 */
export function NoWrapText({ text }: { text: string }) {
  return <Title key={text} text={text} />;
}

function Title({ text }: { text: string }) {
  const wasServerRendered = useWasServerRendered();
  const { server } = useRendering();
  // Segmentation differs between browsers, and some have none: the server's markup stays.
  const isServerRendered = wasServerRendered && !server;
  const phrases = useMemo(() => (isServerRendered ? null : splitWords(text)), [text, isServerRendered]);
  if (isServerRendered) return <span {...leaveServerMarkup} />;
  return (
    <span className={phrases ? 'words' : undefined}>
      {!phrases && <Prose text={text} />}
      {phrases?.map(({ phrase, isMeasure }, place) => (
        <Fragment key={place}>
          {place > 0 && needsBreakOpportunity(phrases[place - 1].phrase, phrase) && <wbr aria-hidden="true" />}
          {isMeasure && /\s/.test(phrase) ? <span className="nb">{phrase}</span> : phrase}
        </Fragment>
      ))}
    </span>
  );
}
