import { clsx } from 'clsx';
import type { RefObject } from 'react';
import { Icon } from '../../components/Icon';
import { zhSearch } from '../../i18n/zhSearch';
import { selectOpenMenu } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { searchTyped, selectSearchBox } from './searchBoxSlice';
import styles from './Suggestions.module.css';

type Field = RefObject<HTMLInputElement | null>;

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
      className={clsx(styles.clear, isScreen && styles.atTop)}
      type="button"
      aria-label={zhSearch.clear}
      onClick={() => {
        empty(field);
        dispatch(searchTyped(''));
      }}
    >
      <Icon name="close" />
    </button>
  );
}
