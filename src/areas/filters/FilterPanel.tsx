import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { zh } from '../../i18n/zh';
import { withValue } from '../../lib/listChoice';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import styles from './FilterPanel.module.css';
import { filtersId } from './filtersId';

interface FilterPanelProps extends FilterFieldsProps {
  /** It has no place of its own beside the list: the dialog stands for it, and it shows without script alone. */
  isFolded?: boolean;
  /** What else of the query stays in the address without script. */
  kept?: readonly (readonly [name: string, value: string])[];
}

/** The filters beside a list. What is chosen takes effect at once; without script it is a form like any other. */
export function FilterPanel({ isFolded = false, kept = [], ...fields }: FilterPanelProps) {
  const { choice, onChoose } = fields;
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the script took the page over.
  useLayoutEffect(() => {
    const inputs = [...(form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const early = inputs.filter(({ checked, defaultChecked }) => checked !== defaultChecked);
    if (early.length > 0)
      onChoose(early.reduce((chosen, { name, value, checked }) => withValue(chosen, name, value, checked), choice));
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      ref={form}
      id={filtersId}
      className={clsx(styles.panel, isFolded && styles.folded)}
      aria-label={zh.filters.name}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <FilterFields {...fields} styles={styles} />
      <noscript>
        <p className={styles.submit}>
          <button className="btn">{zh.filters.show}</button>
        </p>
      </noscript>
    </form>
  );
}
