import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createPortal } from 'react-dom';
import { clsx } from 'clsx';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { Icon } from '../../components/Icon';
import { useModal } from '../../components/useModal';
import { zh } from '../../i18n/zh';
import { menuClosed, selectOpenMenu } from '../../state/dialogsSlice';
import { zhSearch } from '../../i18n/zhSearch';
import { zhUndo } from '../../i18n/zhUndo';
import {
  searchBoxClosed,
  searchBoxOpened,
  searchTyped,
  selectSearchBox,
  suggestionReached,
  forgetRecentSearch,
  forgetRecentSearches,
  readRecentSearches,
  restoreRecentSearches,
} from './searchBoxSlice';
import { useSuggestQuery } from './searchApi';
import { searchPath } from './searchPaths';
import { QueryList, SuggestedGroup, suggestionsOf } from './Suggestions';
import { useComboboxField } from './useComboboxField';
import styles from './SuggestionBox.module.css';
import boxStyles from './Suggestions.module.css';

type Field = RefObject<HTMLInputElement | null>;

/** Input belongs to the field itself. */
function write({ current }: Field, text: string): void {
  if (current) current.value = text;
}

interface SuggestionBoxProps {
  /** The field that it turns into a combobox, inside its form. */
  field: Field;
  /** Full-screen search: open as long as it is mounted. */
  isScreen?: boolean;
}

/** The popup below a search field: suggestions, and this device's recent searches; full screen the popular ones too. */
function SuggestionBox({ field, isScreen = false }: SuggestionBoxProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { isOpen, typed, active, recent } = useAppSelector(selectSearchBox);
  // Until the box is opened the next time.
  const [forgotten, setForgotten] = useState<readonly string[]>([]);
  const isShown = isOpen || isScreen;
  const words = typed.trim();
  // Previous suggestions stay visible until new ones arrive, but cannot be selected.
  const { currentData, data, isError } = useSuggestQuery(words, { skip: !isShown || words === '' });
  // The popup below the field would cover the page before anything is typed.
  const { currentData: start } = useSuggestQuery('', { skip: !isScreen || words !== '' });
  const isUsable = words !== '' && !isError;
  const answer = isUsable ? currentData : undefined;
  const suggestions = suggestionsOf(isUsable ? (currentData ?? data) : undefined, words);
  const lines = [...suggestions.words, ...suggestions.pages];
  const options = answer ? lines : [];
  const reached = active === null ? undefined : options[active];

  // Another tab, or a log-out, may have changed them.
  useEffect(() => {
    if (isShown) dispatch(readRecentSearches());
  }, [dispatch, isShown]);
  // Back navigation leaves it open, and it must be closed on the page reached.
  const leave = useEffectEvent(() => isOpen && dispatch(searchBoxClosed()));
  useEffect(() => () => void leave(), [pathname, search]);
  // Open in a recording, not by a visitor who types.
  useLayoutEffect(() => {
    const input = field.current;
    if (isOpen && input?.value === '' && document.activeElement !== input) write(field, typed);
  }, [field, isOpen, typed]);

  // The active option has another index in a newer response.
  const answered = useEffectEvent(() => active !== null && dispatch(suggestionReached(null)));
  const former = useRef(answer);
  useEffect(() => {
    if (answer && former.current && former.current !== answer) answered();
    former.current = answer;
  }, [answer]);

  const goTo = (path: string) => {
    dispatch(searchBoxClosed());
    if (!path.startsWith(paths.search)) write(field, '');
    void navigate(path, { replace: path === `${pathname}${search}` });
  };

  useComboboxField(field, {
    list: isShown && lines.length > 0 ? id : null,
    activeId: reached ? `${id}-${active}` : null,
    isOpen,
    isScreen,
    onOpened: (text) => {
      setForgotten([]);
      dispatch(searchBoxOpened({ typed: text }));
    },
    onTyped: (text) => dispatch(searchTyped(text)),
    onMoved: (by) => {
      // The field itself is one of the positions.
      const places = options.length + 1;
      const next = by === 0 ? 0 : ((active ?? -1) + 1 + by + places) % places;
      dispatch(suggestionReached(next === 0 ? null : next - 1));
    },
    onChosen: () => reached && goTo(reached.to),
    onClosed: () => dispatch(searchBoxClosed()),
    onSubmitted: (text) => {
      const q = text.trim();
      if (q) goTo(searchPath(q));
      else field.current?.focus();
    },
  });

  const frequent = start?.words.map(({ word }) => word) ?? [];
  const reachedAt = reached ? active : null;
  useEffect(() => {
    if (reachedAt !== null) document.getElementById(`${id}-${reachedAt}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, reachedAt]);
  const canRestore = recent.length === 0 && forgotten.length > 0;
  const isEmpty = lines.length + recent.length === 0 && words === '' && !canRestore;
  const close = () => void dispatch(searchBoxClosed());
  const linkOf = (line: (typeof lines)[number]) => {
    const place = lines.indexOf(line);
    return { id: `${id}-${place}`, 'aria-selected': place === reachedAt, onClick: close };
  };
  const forget = (q?: string) => {
    // Before its button is gone.
    field.current?.focus();
    if (q === undefined) setForgotten(recent);
    dispatch(q === undefined ? forgetRecentSearches() : forgetRecentSearch(q));
  };
  const restore = () => {
    field.current?.focus();
    dispatch(restoreRecentSearches(forgotten));
  };
  return (
    <>
      <span className="vh" role="status">
        {isShown && answer !== undefined ? zhSearch.suggested(lines.length) : ''}
      </span>
      {isShown && (isScreen || !isEmpty) && (
        // Clicks here do not take the focus from the field.
        <div
          className={clsx(boxStyles.box, isScreen && boxStyles.screen)}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isEmpty && (
            <div className={boxStyles.start}>
              <h2>{zhSearch.start}</h2>
              <p>{zhSearch.startHint}</p>
            </div>
          )}
          {lines.length > 0 && (
            <div role="listbox" id={id} aria-label={zhSearch.suggestions}>
              <SuggestedGroup
                id={`${id}-words`}
                name={zhSearch.suggestedWords(words)}
                lines={suggestions.words}
                icon={<Icon name="search" className="ink-3" />}
                linkOf={linkOf}
              />
              <SuggestedGroup
                id={`${id}-pages`}
                name={zhSearch.suggestedPages}
                lines={suggestions.pages}
                linkOf={linkOf}
              />
            </div>
          )}
          <QueryList id={`${id}-recent`} name={zhSearch.recent} queries={recent} onChosen={close} onForget={forget} />
          <QueryList id={`${id}-frequent`} name={zhSearch.frequent} queries={frequent} onChosen={close} />
          {canRestore && (
            <div className={boxStyles.recent}>
              <h2>{zhUndo.deleted}</h2>
              <button type="button" onClick={restore}>
                {zhUndo.undo}
              </button>
            </div>
          )}
          {(isScreen || words !== '') && (
            <div className={boxStyles.foot}>
              <button className="btn" type="submit">
                {words === '' ? zh.search.name : zhSearch.allResults}
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

/** The interactive part of the header's search: suggestions below its field, or full screen on phones. */
export function SearchBox({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const isScreen = useAppSelector(selectOpenMenu) === 'search';
  return isScreen ? createPortal(<SearchScreen />, document.body) : <SuggestionBox field={field} />;
}

/** Full-screen search on a phone, with its button in thumb reach. */
function SearchScreen() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const close = () => void dispatch(menuClosed());
  return (
    <dialog {...useModal(close)} className={styles.screen} aria-label={zh.search.name} aria-modal>
      <form className={styles.form} role="search" aria-label={zh.search.ofSite} action={paths.search}>
        <div className={`with-button ${styles.bar}`}>
          <input
            ref={field}
            name="q"
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            aria-label={zh.search.name}
            placeholder={zh.search.placeholder}
          />
          <ClearInput field={field} isScreen />
          <button className="end-button" type="submit" aria-label={zh.search.name}>
            <Icon name="search" />
          </button>
          <button className={styles.close} type="button" aria-label={zh.site.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SuggestionBox field={field} isScreen />
      </form>
    </dialog>
  );
}

function empty({ current }: Field): void {
  if (!current) return;
  current.value = '';
  current.focus();
}

interface ClearInputProps {
  field: Field;
  /** Full-screen search. */
  isScreen?: boolean;
}

/** Clears the field before it. DOM order is visual order, for keyboard users. */
export function ClearInput({ field, isScreen = false }: ClearInputProps) {
  const dispatch = useAppDispatch();
  const { typed } = useAppSelector(selectSearchBox);
  const isOther = useAppSelector(selectOpenMenu) === 'search' && !isScreen;
  if (typed.trim() === '' || isOther) return null;
  return (
    <button
      className={clsx(boxStyles.clear, isScreen && boxStyles.atTop)}
      type="button"
      aria-label={zhSearch.clear}
      onClick={() => {
        empty(field);
        dispatch(searchTyped(''));
      }}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
