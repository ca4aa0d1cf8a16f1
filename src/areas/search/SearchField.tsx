import { useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { searchPath } from './searchPaths';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  q: string;
  /** Name of the key that empties it; without one it has none. A prop, so that not every page has the search's texts. */
  clear?: string;
}

/** The field of the page of results. Without a script it is a form like any other. */
export function SearchField({ q, clear }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  // Another search from elsewhere, or the way back.
  if (shown !== q) {
    setShown(q);
    setText(q);
  }
  const input = useRef<HTMLInputElement>(null);
  const empty = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setText('');
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) void navigate(searchPath(wanted));
  };
  return (
    <form className={styles.find} role="search" action={paths.search} onSubmit={submit}>
      <input
        ref={input}
        type="search"
        name="q"
        value={text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={zh.search.name}
        placeholder={zh.search.placeholder}
        onChange={({ target }) => setText(target.value)}
      />
      {clear && text !== '' && (
        // Without script: to the page that begins a search.
        <a
          className={styles.clear}
          href={paths.search}
          role="button"
          aria-label={clear}
          onClick={empty}
          onKeyDown={(event) => {
            if (event.key === ' ') empty(event);
          }}
        >
          <Icon name="close" />
        </a>
      )}
      <button className={styles.go} type="submit" aria-label={zh.search.name}>
        <Icon name="search" />
      </button>
    </form>
  );
}
