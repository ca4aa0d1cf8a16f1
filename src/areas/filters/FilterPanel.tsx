import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { orderName, type ListChoice } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { withOne, withValue } from '../../lib/listChoice';
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
  // What was chosen before the script took the page over. Nothing can be navigated to in a layout effect.
  useEffect(() => {
    const early = chosenIn(form.current!, choice);
    if (early !== choice) onChoose(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      ref={form}
      id={filtersId}
      className={clsx(styles.panel, isFolded && styles.folded)}
      aria-label={zh.filters.name}
      autoComplete="off"
      // The order is sent with it all the same.
      hidden={fields.filters.length === 0}
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

/** The choice with what the form's fields, its order's among them, hold instead of it. */
function chosenIn(form: HTMLFormElement, choice: ListChoice): ListChoice {
  let chosen = choice;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      if (field.type !== 'radio') chosen = withValue(chosen, field.name, field.value, field.checked);
      else if (field.checked) chosen = withOne(chosen, field.name, field.value);
    }
    if (!(field instanceof HTMLSelectElement)) continue;
    const order = choice[orderName]?.[0] ?? '';
    // An order that is none of the list's shows as its own.
    const isKnown = [...field.options].some(({ value }) => value === order);
    if (isKnown && field.value !== order) chosen = withOne(chosen, orderName, field.value);
  }
  return chosen;
}
