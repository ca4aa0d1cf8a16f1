import { clsx } from 'clsx';
import {
  useContext,
  type ReactNode,
  useEffect,
  useState,
  createContext,
  startTransition,
  useLayoutEffect,
  useRef,
  type RefObject,
} from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { listen } from '../lib/events';
import { zhActions } from '../i18n/zhActions';
import { countHeadings } from './markup/countHeadings';
import type { Heading, RichTextFacts } from './markup/richTextFacts';
import { FactSheet, type FactSheetProps } from './FactSheet';
import { Icon, LineIcon } from './Icon';
import { PageHeading } from './PageHeading';
import rail from './NavRail.module.css';
import chevron from './Chevron.module.css';
import { NoWrapText } from './NoWrapText';
import { Link } from './Link';
import { useKnownQuery, useWasServerRendered, HydrationBoundary } from './hydration';
import { indexes, Skeleton } from './Skeleton';
import { RichTextContext, useSanitizerStatus, useRichTextAhead } from './markup/RichTextContext';
import styles from './ArticleLayout.module.css';
import tableOfContentsStyles from './TableOfContents.module.css';
import actionStyles from './ArticleActions.module.css';
import { IsReturnContext } from './hooks';

/**
 * The end of every detail page: related items and the way back to the list. Rendered inside the detail's own layout.
 */
export const DetailFooterContext = createContext<ReactNode>(null);

/** A heading counts as current once it is in the upper part of the viewport. */
const reached = 0.3;

/**
 * The table of contents of an article, with the current section marked; collapsible on phones. Links to parts beside
 * the text (`more`) come last, and are never current.
 */
function TableOfContents({ headings, more = [] }: { headings: readonly Heading[]; more?: readonly Heading[] }) {
  const { hash, state } = useLocation() as Location<unknown>;
  const search = useKnownQuery();
  const [unfolded, setUnfolded] = useState(false);
  const current = useReadHeading(headings);
  useEffect(() => {
    // The address may have a hash; its target did not exist yet when the page was opened.
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    // Only for the initial content; later jumps are the links' own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <nav className={`sheet ${tableOfContentsStyles.contents}`} aria-label={zh.detail.contents}>
      <p className={tableOfContentsStyles.name} aria-hidden="true">
        {zh.detail.contents}
      </p>
      <button
        className={tableOfContentsStyles.fold}
        type="button"
        aria-expanded={unfolded}
        onClick={() => setUnfolded((isOpen) => !isOpen)}
      >
        {zh.detail.contents}
        <Icon name="chevronDown" className={chevron.chevron} />
      </button>
      <ol className={clsx(rail.rail, unfolded && tableOfContentsStyles.unfolded)} role="list">
        {[...headings, ...more].map(({ id, text }, place) => (
          <li key={id} className={place === headings.length ? tableOfContentsStyles.apart : undefined}>
            <Link
              className={rail.item}
              // No history entry for a jump: Back leaves the article.
              replace
              to={{ search, hash: `#${id}` }}
              state={state}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => {
                setUnfolded(false);
                document.getElementById(id)?.focus({ preventScroll: true });
              }}
            >
              <NoWrapText text={text} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The heading of the section being read. */
function useReadHeading(headings: readonly Heading[]): string | undefined {
  const [current, setCurrent] = useState(headings[0]?.id);
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight * reached;
      });
      setCurrent((passed[passed.length - 1] ?? headings[0])?.id);
    };
    return listen(window, ['scroll'], look, { passive: true });
  }, [headings]);
  return current;
}

/** With fewer headings than this there is no table of contents. */
const minHeadings = 3;

export interface ArticleLayoutProps {
  title: string;
  /** Beside the title: a portrait. */
  portrait?: ReactNode;
  /** Above the title: its category. */
  tags?: ReactNode;
  /** Below the title: subtitle, not among the facts. */
  meta?: ReactNode;
  /** At the bottom of the header: time left, or figures. */
  measures?: ReactNode;
  /** An expired entry is labelled so at the top, and its facts are grey. */
  closed?: string;
  /** The page's main action; sticky at the bottom of the viewport on a phone. */
  action?: ReactNode;
  /** Beside the action in a phone's bottom bar: counterparty and time left. */
  reach?: ReactNode;
  /** The deadline, `yyyy-MM-dd`, while it lies ahead. */
  due?: string;
  /** Beside the text, and before it on a phone: the fact sheets. The first one's title labels the group. */
  facts: readonly (FactSheetProps & { title: string })[];
  /** After the text on a phone, below the fact sheets elsewhere: downloads and related items. */
  related?: ReactNode;
  /** The rich text whose headings make the table of contents; the children render it, with `anchored`. */
  html?: unknown;
  /** Further entries of the table of contents. */
  moreContents?: readonly Heading[];
  /** Without a text the header and the facts are side by side. */
  children?: ReactNode;
}

/** A detail page: header with its h1, table of contents, text and fact sheets. */
export function ArticleLayout(props: ArticleLayoutProps) {
  const { title, portrait, tags, meta, measures, closed, action, reach } = props;
  const { due, facts, related, html, moreContents, children } = props;
  const headings = useRichTextFacts(html)?.headings;
  const hasContents = (headings?.length ?? countHeadings(html)) >= minHeadings;
  const shape = children === undefined ? styles.brief : hasContents ? styles.withContents : styles.plain;
  return (
    <article className={clsx(styles.layout, shape, !action && styles.actionless)}>
      <header
        className={clsx(
          'sheet',
          styles.head,
          action && styles.acting,
          measures && styles.measured,
          closed && styles.closed,
        )}
      >
        {closed && (
          <p className={styles.notice}>
            <Icon name="info" />
            {closed}
          </p>
        )}
        <div className={clsx(styles.name, portrait && styles.portrayed)}>
          {portrait}
          <div>
            {tags && <p className={`tags ${styles.tags}`}>{tags}</p>}
            <PageHeading className={styles.title} text={title} />
            {meta && <p className="meta">{meta}</p>}
          </div>
        </div>
        {measures && <div className={styles.measures}>{measures}</div>}
      </header>
      {action && (
        <div className={`noprint ${styles.action}`} data-reach>
          {reach && <div className={styles.reach}>{reach}</div>}
          {action}
        </div>
      )}
      <aside className={styles.facts} aria-label={facts[0].title}>
        {facts.map((sheet) => (
          <FactSheet key={sheet.title} {...sheet} folds={children !== undefined} />
        ))}
        <ArticleActions due={due} />
      </aside>
      {hasContents && (
        <div className={`noprint ${styles.contents}`}>
          {headings ? <TableOfContents headings={headings} more={moreContents} /> : <ContentsSkeleton />}
        </div>
      )}
      {children !== undefined && <div className={`sheet ${styles.text}`}>{children}</div>}
      {related && <div className={styles.related}>{related}</div>}
      <div className={styles.foot}>{useContext(DetailFooterContext)}</div>
    </article>
  );
}

/** Whether the current page is bookmarked on this device. */
export const SavedContext = createContext(false);

/**
 * The actions with their icons; the handlers load with the first interaction: src/app/pageActions/. The icons are
 * markup because each image in a style sheet is a document of its own for the browser, ten times as slow.
 */
const shapes = {
  read: 'M3 8h3l4-4v12l-4-4H3zM14 6a5 5 0 0 1 0 8',
  print: 'M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  share: 'M10 12V3M7 6l3-3 3 3M5 9H4v8h12V9h-1',
  save: 'm10 2.5 2.3 4.9 5.2.6-3.9 3.6 1.1 5.2L10 14.2l-4.7 2.6 1.1-5.2L2.5 8l5.2-.6z',
} as const;

/** Page actions of an entry: share and save, the others folded. `due`: its deadline, `yyyy-MM-dd`, while it lies ahead. */
export function ArticleActions({ due }: { due?: string }) {
  const isSaved = useContext(SavedContext);
  const action = (key: keyof typeof shapes, name: string = zhActions[key], more: object = {}) => (
    <button key={key} type="button" data-action={key} {...more}>
      <LineIcon shape={shapes[key]} size={20} />
      <span>{name}</span>
    </button>
  );
  return (
    <div className={`noprint ${actionStyles.actions}`} role="group" aria-label={zhActions.name} data-action="">
      {action('share')}
      {isSaved ? action('save', zhActions.saved, { className: actionStyles.saved }) : action('save')}
      <details className={actionStyles.more}>
        <summary>
          <LineIcon shape="M5 10h.01M10 10h.01M15 10h.01" size={20} />
          <span>{zhActions.more}</span>
        </summary>
        <div>
          {action('read')}
          {action('print')}
          {due && action('calendar', zhActions.calendar, { 'data-day': due })}
        </div>
      </details>
    </div>
  );
}

export function ArticleActionsSkeleton() {
  return <div className={actionStyles.skeleton} />;
}

const ContentsSkeleton = () => (
  <div className={`sheet ${styles.contentsSkeletons}`}>
    {indexes(4).map((place) => (
      <Skeleton key={place} width={`${84 - (place % 3) * 16}%`} above={place === 0 ? 0 : 28} />
    ))}
  </div>
);

/** Characters on a line of text. */
const lineLength = 40;

/** Lines that about fill a viewport. */
const maxLines = 24;

interface TextSkeletonProps {
  /** The expected text, whose length determines the height. */
  source: string;
}

export function TextSkeleton({ source }: TextSkeletonProps) {
  const characters = source.replace(/<[^<>]*>/g, '').length;
  return <TextLines count={Math.min(maxLines, Math.max(1, Math.ceil(characters / lineLength)))} />;
}

const TextLines = ({ count }: { count: number }) =>
  indexes(count).map((line) => (
    <Skeleton key={line} width={line % 3 === 2 ? '48%' : '100%'} above={line === 0 ? 0 : line % 3 === 0 ? 40 : 19} />
  ));

/** Facts of a rich text; undefined until it can be sanitised. */
export function useRichTextFacts(html: unknown): RichTextFacts | undefined {
  const texts = useContext(RichTextContext);
  // Re-renders once the sanitiser has loaded.
  useSanitizerStatus();
  return texts.factsOf(typeof html === 'string' ? html : '');
}

/**
 * What is below the first screen of a page: it renders once that is painted, in slices between which the browser answers,
 * and asks for its data only then. It is there from the start on a server-rendered page, and where the visitor comes back
 * to, whose scroll position may be in it.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isWhole = useWasServerRendered();
  const isReturn = useContext(IsReturnContext);
  const [isPainted, setPainted] = useState(isWhole || isReturn);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    };
    // A tab in the background is not painted.
    if (document.visibilityState === 'hidden') next();
    const frame = requestAnimationFrame(next);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted ? <HydrationBoundary>{children}</HydrationBoundary> : <div className={styles.room} />;
}

/**
 * When loaded content replaces a skeleton that has the focus (on its heading, after a navigation or 重试), the focus
 * would be lost: the skeleton reports this (`useHeldFocus`), and the loaded heading takes it over.
 */
export function useRestoredFocus<Page extends HTMLElement>(loaded: boolean) {
  const page = useRef<Page>(null);
  const heldFocus = useRef(false);
  useLayoutEffect(() => {
    if (loaded && heldFocus.current) page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [loaded]);
  return { page, heldFocus };
}

/** For the skeleton: reports on unmount whether it had the focus. */
export function useHeldFocus<Waiting extends HTMLElement>(heldFocus: RefObject<boolean>) {
  const waiting = useRef<Waiting>(null);
  useLayoutEffect(() => {
    const element = waiting.current;
    return () => {
      heldFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [heldFocus]);
  return waiting;
}

interface ArticleSkeletonProps {
  /** Facts beside the text. */
  facts: number;
  /** A text with table of contents, a text alone, or none. */
  shape: 'withContents' | 'plain' | 'brief';
  /** A portrait beside the name. */
  isPerson?: boolean;
}

export function ArticleSkeleton({ facts, shape, isPerson = false }: ArticleSkeletonProps) {
  useRichTextAhead(shape !== 'brief');
  return (
    <div className={`${styles.layout} ${styles[shape]}`}>
      <div className={`sheet ${styles.head}`}>
        <div className={clsx(styles.name, isPerson && styles.portrayed)}>
          {isPerson && <Skeleton width={128} height={128} />}
          <div>
            <Skeleton width={64} height={22} />
            <Skeleton width={isPerson ? 120 : '76%'} height={28} above={14} />
            {shape === 'brief' && <Skeleton width="40%" above={14} />}
          </div>
        </div>
        {shape === 'brief' && (
          <div className={styles.cut}>
            <Skeleton width="100%" height={44} />
            <Skeleton width="100%" height={12} above={24} />
          </div>
        )}
      </div>
      {shape === 'brief' && (
        <div className={styles.action}>
          <Skeleton width="100%" height={62} />
        </div>
      )}
      <div className={styles.facts}>
        <div className={styles.block}>
          {indexes(facts).map((place) => (
            <div key={place}>
              <Skeleton width={48} height={12} above={4} />
              <Skeleton width={`${72 - (place % 3) * 12}%`} height={16} above={8} />
            </div>
          ))}
        </div>
        <ArticleActionsSkeleton />
      </div>
      {shape === 'withContents' && (
        <div className={styles.contents}>
          <ContentsSkeleton />
        </div>
      )}
      {shape !== 'brief' && (
        <div className={`sheet ${styles.text}`}>
          <TextLines count={9} />
        </div>
      )}
    </div>
  );
}
