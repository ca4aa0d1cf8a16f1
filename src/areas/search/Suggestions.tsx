import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Icon } from '../../components/Icon';
import { Link } from '../../components/Link';
import { areas, type AreaName } from '../../contract/areas';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { zhUndo } from '../../i18n/zhUndo';
import { MarkedText } from './MarkedText';
import { searchPath, pathOfHit } from './searchPaths';
import styles from './Suggestions.module.css';
import type { SearchSuggestions, SuggestedWord } from '../../contract/search';

/** A suggestion, and its link. */
interface Suggestion {
  to: string;
  text: string[];
}

interface SuggestedLines {
  words: (Suggestion & Pick<SuggestedWord, 'count' | 'more'>)[];
  pages: (Suggestion & { area: AreaName })[];
}

/** The suggestions as options; the input is highlighted in a word that begins with it. */
export function suggestionsOf(answer: SearchSuggestions | null | undefined, typed: string): SuggestedLines {
  const { words = [], pages = [] } = answer ?? {};
  return {
    words: words.map(({ word, count, more }) => ({
      to: searchPath(word),
      text: word.toLowerCase().startsWith(typed.toLowerCase())
        ? ['', word.slice(0, typed.length), word.slice(typed.length)]
        : [word],
      count,
      more,
    })),
    pages: pages.map((page) => ({ to: pathOfHit(page), text: page.title, area: page.area })),
  };
}

interface SuggestionsProps extends SuggestedLines {
  /** Id of the list; its options are numbered after it. */
  id: string;
  typed: string;
  isAnswered: boolean;
  /** Index of the active option. */
  active: number | null;
  recent: readonly string[];
  /** Shown before anything is typed. */
  frequent?: readonly string[];
  isShown: boolean;
  isScreen: boolean;
  onChosen: () => void;
  /** One of the recent searches, or all of them. */
  onForget: (q?: string) => void;
  /** Restores all that have just been forgotten. */
  onRestore?: () => void;
}

/** Words with their counts, pages with their area, recent searches, and a link to all results. */
export function Suggestions({
  id,
  words,
  pages,
  typed,
  isAnswered,
  active,
  recent,
  frequent = [],
  isShown,
  isScreen,
  onChosen,
  onForget,
  onRestore,
}: SuggestionsProps) {
  const count = words.length + pages.length;
  useEffect(() => {
    if (active !== null) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const isEmpty = count + recent.length === 0 && typed === '' && !onRestore;
  const lineOf = (place: number) =>
    ({
      id: `${id}-${place}`,
      className: styles.line,
      role: 'option',
      'aria-selected': place === active,
      tabIndex: -1,
      onClick: onChosen,
    }) as const;
  return (
    <>
      <span className="vh" role="status">
        {isShown && isAnswered ? zhSearch.suggested(count) : ''}
      </span>
      {isShown && (isScreen || !isEmpty) && (
        // Clicks here do not take the focus from the field.
        <div className={clsx(styles.box, isScreen && styles.screen)} onMouseDown={(event) => event.preventDefault()}>
          {isEmpty && (
            <div className={styles.start}>
              <h2>{zhSearch.start}</h2>
              <p>{zhSearch.startHint}</p>
            </div>
          )}
          {count > 0 && (
            <div role="listbox" id={id} aria-label={zhSearch.suggestions}>
              {words.length > 0 && (
                <div className={styles.group} role="group" aria-labelledby={`${id}-words`}>
                  <span className={styles.name} id={`${id}-words`}>
                    {zhSearch.suggestedWords(typed)}
                  </span>
                  {words.map(({ to, text, count, more }, place) => (
                    <Link key={to} to={to} {...lineOf(place)}>
                      <Icon name="search" className="ink-3" />
                      <span>
                        <MarkedText parts={text} />
                      </span>
                      {count !== null && <span className={`num ${styles.side}`}>{zhSearch.count(count, more)}</span>}
                    </Link>
                  ))}
                </div>
              )}
              {pages.length > 0 && (
                <div className={styles.group} role="group" aria-labelledby={`${id}-pages`}>
                  <span className={styles.name} id={`${id}-pages`}>
                    {zhSearch.suggestedPages}
                  </span>
                  {pages.map(({ to, text, area }, place) => (
                    <Link key={to} to={to} {...lineOf(words.length + place)}>
                      <span>
                        <MarkedText parts={text} />
                      </span>
                      <span className={`tag ${styles.side}`}>{areas[area].name}</span>
                    </Link>
                  ))}
                </div>
              )}
            </div>
          )}
          <QueryList
            id={`${id}-recent`}
            name={zhSearch.recent}
            queries={recent}
            onChosen={onChosen}
            onForget={onForget}
          />
          <QueryList id={`${id}-frequent`} name={zhSearch.frequent} queries={frequent} onChosen={onChosen} />
          {onRestore && (
            <div className={styles.recent}>
              <h2>{zhUndo.deleted}</h2>
              <button type="button" onClick={onRestore}>
                {zhUndo.undo}
              </button>
            </div>
          )}
          {(isScreen || typed !== '') && (
            <div className={styles.foot}>
              <button className="btn" type="submit">
                {typed === '' ? zh.search.name : zhSearch.allResults}
              </button>
              <p aria-hidden="true">
                <kbd>↑</kbd>
                <kbd>↓</kbd> {zhSearch.keys.choose} <kbd>Enter</kbd> {zhSearch.keys.open} <kbd>Esc</kbd>{' '}
                {zhSearch.keys.close}
              </p>
            </div>
          )}
        </div>
      )}
    </>
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
function QueryList({ id, name, queries, onChosen, onForget }: QueryListProps) {
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
