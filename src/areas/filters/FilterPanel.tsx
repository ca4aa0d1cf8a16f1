import { useEffect, useRef } from 'react';
import { orderName, type ListChoice } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { withOne, withValue } from '../../lib/listChoice';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import styles from './FilterPanel.module.css';
import { filtersId } from './filtersId';

interface FilterPanelProps extends FilterFieldsProps {
  /** Other query parameters to keep without script. */
  kept?: readonly (readonly [name: string, value: string])[];
}

/** The filters beside a list, applied at once; without script a plain form. */
export function FilterPanel({ kept = [], ...fields }: FilterPanelProps) {
  const { choice, onChoose } = fields;
  const form = useRef<HTMLFormElement>(null);
  // Applies what was selected before hydration. A layout effect cannot navigate.
  useEffect(() => {
    const early = chosenIn(form.current!, choice);
    if (early !== choice) onChoose(early);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <form
      ref={form}
      id={filtersId}
      className={`sheet noprint mt-4 ${styles.panel}`}
      aria-label={zh.filters.name}
      autoComplete="off"
      // The order is submitted with it all the same.
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

/** The filters with the values of the form's fields, including the order. */
function chosenIn(form: HTMLFormElement, choice: ListChoice): ListChoice {
  let chosen = choice;
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      if (field.type !== 'radio') chosen = withValue(chosen, field.name, field.value, field.checked);
      else if (field.checked) chosen = withOne(chosen, field.name, field.value);
    }
    if (!(field instanceof HTMLSelectElement)) continue;
    const order = choice[orderName]?.[0] ?? '';
    // An unknown order shows as the default.
    const isKnown = [...field.options].some(({ value }) => value === order);
    if (isKnown && field.value !== order) chosen = withOne(chosen, orderName, field.value);
  }
  return chosen;
}
