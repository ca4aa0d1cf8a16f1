import { Fragment, useMemo } from 'react';
import { leaveServerMarkup, useWasServerRendered, useRendering } from '../../components/hydration';
import type { MarkedText as Marked } from '../../contract/search';
import { splitWords, needsBreakOpportunity } from '../../lib/splitWords';
import { Hit, MarkedText, staysWhole } from './MarkedText';

/** A title with highlighted matches, which wraps between words like other titles. */
export function MarkedTitle({ parts }: { parts: Marked }) {
  return <Title key={parts.join('\n')} parts={parts} />;
}

function Title({ parts }: { parts: Marked }) {
  const wasServerRendered = useWasServerRendered();
  const { server } = useRendering();
  // Segmentation differs between browsers, and some have none: the server's markup stays.
  const isServerRendered = wasServerRendered && !server;
  const split = useMemo(() => (isServerRendered ? null : splitMarked(parts)), [parts, isServerRendered]);
  if (isServerRendered) return <span {...leaveServerMarkup} />;
  if (!split) {
    return (
      <span>
        <MarkedText parts={parts} />
      </span>
    );
  }
  return (
    <span className="words">
      {split.map(({ part, phrases, mayBreak }, place) => {
        const content = phrases.map(({ phrase, isUnbroken }, index) => (
          <Fragment key={index}>
            {index > 0 && needsBreakOpportunity(phrases[index - 1].phrase, phrase) && <wbr aria-hidden="true" />}
            {isUnbroken ? <span className="nb">{phrase}</span> : phrase}
          </Fragment>
        ));
        return (
          <Fragment key={place}>
            {mayBreak && <wbr aria-hidden="true" />}
            {place % 2 === 1 ? <Hit text={part}>{content}</Hit> : content}
          </Fragment>
        );
      })}
    </span>
  );
}

interface SplitPart {
  part: string;
  phrases: { phrase: string; isUnbroken: boolean }[];
  /** Whether a line may break before it. */
  mayBreak: boolean;
}

/** The phrases of a title between which a line may break; null if the browser cannot segment words. */
function splitMarked(parts: Marked): SplitPart[] | null {
  const text = parts.join('');
  const words = splitWords(text);
  if (!words) return null;
  const measures = new Set(words.flatMap(({ phrase, isMeasure }) => (isMeasure && /\s/.test(phrase) ? [phrase] : [])));
  const ends = new Set<number>();
  let end = 0;
  for (const { phrase } of words) ends.add((end += phrase.length));
  let start = 0;
  return parts.map((part, place) => {
    const phrases = [''];
    const isWhole = place % 2 === 1 && staysWhole(part);
    for (let at = 0; at < part.length; at += 1) {
      if (at > 0 && !isWhole && ends.has(start + at)) phrases.push('');
      phrases[phrases.length - 1] += part[at];
    }
    const mayBreak = start > 0 && part !== '' && ends.has(start) && needsBreakOpportunity(text.slice(0, start), part);
    start += part.length;
    return { part, phrases: phrases.map((phrase) => ({ phrase, isUnbroken: measures.has(phrase) })), mayBreak };
  });
}
