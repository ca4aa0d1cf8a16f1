import { useState, type ReactNode } from 'react';
import pane from './ListPane.module.css';
import { submits } from './submits';

interface FilterFormProps {
  /** Name of the form. */
  label: string;
  q: string;
  /** Name and placeholder of the search field. */
  searchLabel: string;
  onSearch: (q: string) => void;
  /** Further filters, each of which applies by itself. */
  children?: ReactNode;
}

/** The filters of a list; its search applies on Enter and on blur. */
export function FilterForm({ label, q, searchLabel, onSearch, children }: FilterFormProps) {
  const [typed, setTyped] = useState(q);
  const [shown, setShown] = useState(q);
  if (q !== shown) {
    // After going back, the field shows that search.
    setShown(q);
    setTyped(q);
  }
  const search = () => typed.trim() !== q && onSearch(typed.trim());
  return (
    <form className={pane.filters} role="search" aria-label={label} onSubmit={submits(() => search())}>
      <input
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={search}
      />
      {children}
    </form>
  );
}
