import { Fragment, useMemo, type ReactNode } from 'react';
import type { SearchHit, MarkedText as Marked } from '../../contract/search';
import { Link } from '../../components/Link';
import { dayOf, daysLeft } from '../../lib/dates';
import { toText } from '../../lib/toText';
import { CardPicture } from '../../components/CardPicture';
import { Portrait } from '../../components/Portrait';
import { zhSearch } from '../../i18n/zhSearch';
import type { AreaName } from '../../contract/areas';
import { zh } from '../../i18n/zh';
import { leaveServerMarkup, useWasServerRendered, useRendering } from '../../components/hydration';
import { splitWords, needsBreakOpportunity } from '../../lib/splitWords';
import { MarkedText, Hit, staysWhole } from './MarkedText';
import { pathOfHit } from './searchPaths';
import styles from './SearchHits.module.css';

type Entity = SearchHit['entity'];

const until = (value: unknown): string => (value ? zh.list.until(dayOf(value)) : '');

/** Further facts for each content type, after the issuer. */
const facts: Partial<Record<AreaName, (entity: Entity) => unknown[]>> = {
  policy: ({ fdLevel, fdTheme }) => [fdLevel, fdTheme],
  project: ({ fdApplicationEnd }) => [until(fdApplicationEnd)],
  getbuginess: ({ fdArea, fdDeadlineTime }) => [fdArea, until(fdDeadlineTime)],
  app: ({ fdRating }) => [fdRating ? zhSearch.rating(fdRating) : '', zh.browse.negotiable],
  specialist: ({ fdPosition, fdTitle }) => [toText(fdPosition, '') || fdTitle],
  financial: ({ fdCategoryName }) => [fdCategoryName],
  recruit: ({ fdWorkplace, fdEducation, fdExperience }) => [fdWorkplace, fdEducation, fdExperience],
};

/** The facts of a result, if its type has any. */
const factsOf = ({ area, entity }: SearchHit): string[] =>
  (facts[area]?.(entity) ?? []).map((value) => toText(value, '')).filter(Boolean);

/** The text around the first match, null if it only repeats the facts; and the facts that it does not say. */
function textsOf(hit: SearchHit): { excerpt: Marked | null; facts: string[] } {
  const facts = factsOf(hit);
  const parts = (hit.excerpt?.join('').replace(/…/g, '') ?? '').split(/(?:^| )· /);
  const shownElsewhere = ['', ...facts, hit.issuer?.join('')];
  if (parts.every((part) => shownElsewhere.includes(part))) return { excerpt: null, facts };
  return { excerpt: hit.excerpt, facts: facts.filter((fact) => !parts.includes(fact)) };
}

/** The kind of a policy or entry, and whether a project is open for applications; oak is for what can be applied for. */
function tagOf({ area, entity }: SearchHit, now: Date): { text: string; wood: 'oak' | 'pine' } | undefined {
  if (area === 'policy') {
    const text = zh.section.policyClass[String(entity.fdClass)];
    return text ? { text, wood: entity.fdClass === '2' ? 'oak' : 'pine' } : undefined;
  }
  if (area === 'project') {
    const left = daysLeft(entity.fdApplicationEnd, now);
    const begins = daysLeft(entity.fdApplicationStart, now) ?? 0;
    return left !== undefined && left >= 0 && begins <= 0 ? { text: zh.section.applying, wood: 'oak' } : undefined;
  }
  if (area !== 'getbuginess') return undefined;
  const isDemand = entity.fdGetbuginessType === '1';
  return { text: isDemand ? zh.section.demand : zh.section.supply, wood: isDemand ? 'pine' : 'oak' };
}

/** The key fact of each content type: date, days left, picture, pay. */
function HitFact({ hit: { area, date, entity }, now }: { hit: SearchHit; now: Date }) {
  switch (area) {
    case 'app':
      return (
        <HitPicture>
          <CardPicture src={entity.fdCategoryPath} width={72} height={54} />
        </HitPicture>
      );
    case 'specialist':
      return (
        <HitPicture>
          <Portrait src={entity.fdAvatar} size={64} />
        </HitPicture>
      );
    case 'project':
      return <DaysLeft deadline={entity.fdApplicationEnd} date={date} now={now} />;
    case 'getbuginess':
      return <DaysLeft deadline={entity.fdDeadlineTime} date={date} now={now} />;
    case 'recruit':
      return <Pay text={toText(entity.fdSalary, '')} />;
    default:
      return <Day day={date} />;
  }
}

const HitPicture = ({ children }: { children: ReactNode }) => (
  <p className={`${styles.fact} ${styles.picture}`} data-picture="">
    {children}
  </p>
);

/** The number, apart from its unit. */
function Pay({ text }: { text: string }) {
  // eslint-disable-next-line regexp/no-super-linear-backtracking -- a field of limited length
  const [, figures = '', unit = text] = /^([\d.,\s–—~-]+)(.*)$/.exec(text) ?? [];
  return (
    <p className={styles.fact}>
      {figures && <b className="num">{figures.trim()}</b>} <span>{unit}</span>
    </p>
  );
}

function Day({ day }: { day: string | null }) {
  const [year, month, date] = dayOf(day).split('-');
  if (!date) return <p className={styles.fact}>{toText(day, '')}</p>;
  return (
    <p className={styles.fact}>
      <time className={`vh ${styles.whole}`} dateTime={day ?? undefined}>
        {day}
      </time>{' '}
      <span className={`num ${styles.parts}`} aria-hidden="true">
        <b>{date}</b> {year}.{month}
      </span>
    </p>
  );
}

function DaysLeft({ deadline, date, now }: { deadline: unknown; date: string | null; now: Date }) {
  const left = daysLeft(deadline, now);
  if (left === undefined) return <Day day={date} />;
  if (left <= 0) return <p className={styles.fact}>{left === 0 ? zhSearch.lastDay : zhSearch.over}</p>;
  return (
    <p className={styles.fact}>
      <b className="num">{left}</b>
      {zhSearch.daysLeft}
    </p>
  );
}

interface SearchHitsProps {
  hits: readonly SearchHit[];
  /** Accessible name of the list. */
  name: string;
  now: Date;
}

/** The results of all areas in one layout: only the left cell depends on the content type. */
export function SearchHits({ hits, name, now }: SearchHitsProps) {
  return (
    <div className="sheet">
      <ul className={`ruled hover-list ${styles.hits}`} role="list" aria-label={name}>
        {hits.map((hit) => {
          const tag = tagOf(hit, now);
          const { excerpt, facts: rest } = textsOf(hit);
          return (
            <li key={hit.fdId}>
              <HitFact hit={hit} now={now} />
              <div className={styles.text}>
                <h3 className="ttl">
                  <Link className="hit" to={pathOfHit(hit)}>
                    <MarkedTitle parts={hit.title} />
                  </Link>
                </h3>
                {excerpt && (
                  <p className={`excerpt ${styles.excerpt}`}>
                    <MarkedText parts={excerpt} />
                  </p>
                )}
                <p className="meta mt-1">
                  {tag && <span className={`tag tag--${tag.wood}`}>{tag.text}</span>}{' '}
                  {hit.issuer && (
                    <span>
                      <MarkedText parts={hit.issuer} />
                    </span>
                  )}
                  {rest.map((fact, place) => (
                    <span key={place}> {fact}</span>
                  ))}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

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

/** The phrases of a title between which a line may break; null if the browser cannot segment words. */
function splitMarked(parts: Marked) {
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
