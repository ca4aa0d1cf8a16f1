import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { searchPath } from './searchPaths';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  q: string;
  /** Renders the clear button; a prop, because not every page with the field needs one. */
  clearButton?: (onClear: () => void) => ReactNode;
}

/** The search field of the results page. Without script a plain form. */
export function SearchField({ q, clearButton }: SearchFieldProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(q);
  const [shown, setShown] = useState(q);
  // Another search, or back navigation.
  if (shown !== q) {
    setShown(q);
    setText(q);
  }
  const field = useRef<HTMLInputElement>(null);
  // Once, before a re-render resets the field: input from before hydration.
  useLayoutEffect(() => setText(field.current!.value), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words) void navigate(searchPath(words));
  };
  return (
    <form
      className={clsx('with-button', styles.find, clearButton && styles.clearable)}
      role="search"
      aria-label={zh.search.name}
      action={paths.search}
      onSubmit={submit}
    >
      <input
        ref={field}
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
      {text !== '' && clearButton?.(() => setText(''))}
      <button className="end-button" type="submit" aria-label={zh.search.name}>
        <Icon name="search" />
      </button>
    </form>
  );
}
