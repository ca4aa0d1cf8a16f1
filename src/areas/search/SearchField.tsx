import { useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { zh } from '../../i18n/zh';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import { searchPath } from './searchPaths';
import styles from './SearchField.module.css';

/** The field of the page of results. Without a script it is a form like any other. */
export function SearchField({ q }: { q: string }) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  // Another search from elsewhere, or the way back.
  if (shown !== q) {
    setShown(q);
    setText(q);
  }
  const input = useRef<HTMLInputElement>(null);
  const clear = (event: MouseEvent | KeyboardEvent) => {
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
      {text !== '' && (
        // Without script: to the page that begins a search.
        <a
          className={styles.clear}
          href={paths.search}
          role="button"
          aria-label={zhSearch.clear}
          onClick={clear}
          onKeyDown={(event) => {
            if (event.key === ' ') clear(event);
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
