import { Fragment, useMemo } from 'react';
import { leftAsDrawn } from '../../components/leftAsDrawn';
import { useRendering } from '../../components/Rendering';
import { useWasDrawn } from '../../components/useWasDrawn';
import type { MarkedText as Marked } from '../../contract/search';
import { splitWords, takesBreak } from '../../lib/splitWords';
import { Hit, MarkedText, staysWhole } from './MarkedText';

/** A title with its hits, which breaks between its words as other titles do. */
export function MarkedTitle({ parts }: { parts: Marked }) {
  return <Title key={parts.join('\n')} parts={parts} />;
}

function Title({ parts }: { parts: Marked }) {
  const wasDrawn = useWasDrawn();
  const { server } = useRendering();
  // Dictionaries differ, and some browsers have none: what the server has drawn stays.
  const isDrawn = wasDrawn && !server;
  const split = useMemo(() => (isDrawn ? null : splitMarked(parts)), [parts, isDrawn]);
  if (isDrawn) return <span {...leftAsDrawn} />;
  if (!split) {
    return (
      <span>
        <MarkedText parts={parts} />
      </span>
    );
  }
  return (
    <span className="words">
      {split.map(({ part, pieces, mayBreak }, place) => {
        const content = pieces.map(({ piece, isUnbroken }, index) => (
          <Fragment key={index}>
            {index > 0 && takesBreak(pieces[index - 1].piece, piece) && <wbr aria-hidden="true" />}
            {isUnbroken ? <span className="nb">{piece}</span> : piece}
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
  pieces: { piece: string; isUnbroken: boolean }[];
  /** Whether a line may break before it. */
  mayBreak: boolean;
}

/** The parts of a title in pieces between which a line may break; null where the browser knows no words. */
function splitMarked(parts: Marked): SplitPart[] | null {
  const text = parts.join('');
  const words = splitWords(text);
  if (!words) return null;
  const measures = new Set(words.flatMap(({ piece, isMeasure }) => (isMeasure && /\s/.test(piece) ? [piece] : [])));
  const ends = new Set<number>();
  let end = 0;
  for (const { piece } of words) ends.add((end += piece.length));
  let start = 0;
  return parts.map((part, place) => {
    const pieces = [''];
    const isWhole = place % 2 === 1 && staysWhole(part);
    for (let at = 0; at < part.length; at += 1) {
      if (at > 0 && !isWhole && ends.has(start + at)) pieces.push('');
      pieces[pieces.length - 1] += part[at];
    }
    const mayBreak = start > 0 && part !== '' && ends.has(start) && takesBreak(text.slice(0, start), part);
    start += part.length;
    return { part, pieces: pieces.map((piece) => ({ piece, isUnbroken: measures.has(piece) })), mayBreak };
  });
}
