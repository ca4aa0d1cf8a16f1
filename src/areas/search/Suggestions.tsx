import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { areas } from '../../contract/areas';
import type { SearchSuggestions } from '../../contract/search';
import { zhSearch } from '../../i18n/zhSearch';
import { MarkedText } from './MarkedText';
import { searchPath, pathOfHit } from './searchPaths';
import styles from './Suggestions.module.css';

/** The suggestions as options, words before pages; the input is highlighted in a word that begins with it. */
export function suggestionsOf(answer: SearchSuggestions | null | undefined, typed: string) {
  const { words = [], pages = [] } = answer ?? {};
  return {
    words: words.map(({ word, count, more }) => ({
      to: searchPath(word),
      text: word.toLowerCase().startsWith(typed.toLowerCase())
        ? ['', word.slice(0, typed.length), word.slice(typed.length)]
        : [word],
      side: count !== null && <span className={`num ${styles.side}`}>{zhSearch.count(count, more)}</span>,
    })),
    pages: pages.map((page) => ({
      to: pathOfHit(page),
      text: page.title,
      side: <span className={`tag ${styles.side}`}>{areas[page.area].name}</span>,
    })),
  };
}

type Suggestion = ReturnType<typeof suggestionsOf>['words' | 'pages'][number];

interface SuggestedGroupProps {
  /** Id of its name. */
  id: string;
  name: string;
  lines: readonly Suggestion[];
  icon?: ReactNode;
  /** The attributes of the link of a line. */
  linkOf: (line: Suggestion) => ComponentPropsWithoutRef<'a'>;
}

/** Words or pages in the list; nothing without any. */
export function SuggestedGroup({ id, name, lines, icon, linkOf }: SuggestedGroupProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span className={styles.name} id={id}>
        {name}
      </span>
      {lines.map((line) => (
        <Link key={line.to} to={line.to} className={styles.line} role="option" tabIndex={-1} {...linkOf(line)}>
          {icon}
          <span>
            <MarkedText parts={line.text} />
          </span>
          {line.side}
        </Link>
      ))}
    </div>
  );
}

interface QueryListProps {
  /** Id of its heading. */
  id: string;
  name: string;
  queries: readonly string[];
  onChosen: () => void;
  /** Deletes one of the visitor's own, or all. */
  onForget?: (q?: string) => void;
}

/** Searches to choose from; none if there are none. */
export function QueryList({ id, name, queries, onChosen, onForget }: QueryListProps) {
  if (queries.length === 0) return null;
  return (
    <div className={styles.recent}>
      <h2 id={id}>{name}</h2>
      <ul role="list" aria-labelledby={id}>
        {queries.map((q) => (
          <li key={q}>
            <Link to={searchPath(q)} onClick={onChosen}>
              {q}
            </Link>
            {onForget && (
              <button type="button" aria-label={zhSearch.forgetOne(q)} onClick={() => onForget(q)}>
                <Icon name="close" size={12} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {onForget && (
        <button type="button" aria-label={zhSearch.forgetAll} onClick={() => onForget()}>
          {zhSearch.forget}
        </button>
      )}
    </div>
  );
}
