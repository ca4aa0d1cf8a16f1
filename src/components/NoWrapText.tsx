import { Fragment, useMemo } from 'react';
import { splitFigures } from '../lib/figures';
import { splitWords, needsBreakOpportunity } from '../lib/splitWords';
import { leaveServerMarkup, useWasServerRendered, useRendering } from './hydration';
import { zh } from '../i18n/zh';
import { clsx } from 'clsx';
import { toText } from '../lib/toText';
import { Link } from './Link';

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

/** A section's name; the long one wraps between its two words. */
export function SectionName({ name }: { name: string }) {
  if (name !== zh.nav.shoppingMall) return <span key={name}>{name}</span>;
  const cut = 5;
  return (
    <span className="words">
      {name.slice(0, cut)}
      <wbr aria-hidden="true" />
      {name.slice(cut)}
    </span>
  );
}

interface CardTitleProps {
  to: string;
  /** As the backend sends it. */
  text: unknown;
  level?: 2 | 3 | 4;
  className?: string;
}

/** The title of a card or row, whose link covers all of it. */
export function CardTitle({ to, text, level = 2, className }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={clsx('ttl', className)}>
      <Link className="hit" to={to}>
        <NoWrapText text={toText(text)} />
      </Link>
    </Heading>
  );
}
