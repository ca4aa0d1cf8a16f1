import { clsx } from 'clsx';
import { useContext, type ReactNode, useEffect, useState, createContext } from 'react';
import { ArticleActions } from './ArticleActions';
import styles from './ArticleLayout.module.css';
import { ContentsSkeleton } from './TextSkeleton';
import { countHeadings } from './markup/countHeadings';
import type { Heading } from './markup/headings';
import { FactSheet, type FactSheetProps } from './FactSheet';
import { Icon } from './Icon';
import { PageHeading } from './PageHeading';
import { useRichTextFacts } from './markup/useRichTextFacts';
import { useLocation, type Location } from 'react-router-dom';
import { zh } from '../i18n/zh';
import { listen } from '../lib/events';
import tableOfContentsStyles from './TableOfContents.module.css';
import { NoWrapText } from './NoWrapText';
import { Link } from './Link';
import { useKnownQuery } from './hydration';

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
    // eslint-disable-next-line react-hooks/exhaustive-deps
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
        <Icon name="chevronDown" />
      </button>
      <ol className={clsx(tableOfContentsStyles.list, unfolded && tableOfContentsStyles.unfolded)} role="list">
        {[...headings, ...more].map(({ id, text }, place) => (
          <li key={id} className={place === headings.length ? tableOfContentsStyles.apart : undefined}>
            <Link
              className={tableOfContentsStyles.item}
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
