import styles from './SelectRow.module.css';

interface SelectRowProps {
  /** Accessible name. */
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Some are selected, but not all. */
  isMixed?: boolean;
}

/** Checkbox that selects a row. */
export function SelectRow({ label, isSelected, onSelect, isMixed = false }: SelectRowProps) {
  return (
    <label className={styles.checkbox}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed;
        }}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
    </label>
  );
}

interface SelectPageProps {
  /** Keys of the rows on the page. */
  keys: readonly string[];
  selected: ReadonlySet<string>;
  label: string;
  onSelect: (keys: readonly string[], isSelected: boolean) => void;
}

/** Checkbox that selects all rows of the page. */
export function SelectPage({ keys, selected, label, onSelect }: SelectPageProps) {
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <SelectRow
      label={label}
      isSelected={isAll}
      isMixed={count > 0 && !isAll}
      onSelect={(isSelected) => onSelect(keys, isSelected)}
    />
  );
}
