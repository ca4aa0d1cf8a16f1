import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LineIcon } from '../../components/LineIcon';
import { zhSearch } from '../../i18n/zhSearch';
import { paths } from '../../lib/paths';
import { searchPath } from './searchPaths';
import styles from './SearchField.module.css';

const glass = 'M8.5 3a5.5 5.5 0 1 0 .01 0zM12.6 12.6 17 17';

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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted) void navigate(searchPath(wanted));
  };
  return (
    <form className={styles.find} role="search" action={paths.search} onSubmit={submit}>
      <input
        type="search"
        name="q"
        value={text}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={zhSearch.search}
        placeholder={zhSearch.placeholder}
        onChange={({ target }) => setText(target.value)}
      />
      <button className={styles.go} type="submit" aria-label={zhSearch.search}>
        <LineIcon shape={glass} />
      </button>
    </form>
  );
}
