import { clsx } from 'clsx';
import { useState } from 'react';
import type { FilterChoice, ListChoice, ListFilter } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { withValue } from '../../lib/listChoice';

/** Of more choices than `most` only the `first` are there at once. */
const shown = { most: 8, first: 6 };

/** Signs of a label that needs a wide field. */
const isLong = ({ label }: FilterChoice) => label.length > 7;

export interface FilterFieldsProps {
  filters: readonly ListFilter[];
  choice: ListChoice;
  /** The counts are known. */
  isCounted: boolean;
  /** The counts are still those of the choice before: nothing is refused for them. */
  isFormer?: boolean;
  onChoose: (choice: ListChoice) => void;
}

interface LookOfFields {
  styles: Readonly<Record<'field' | 'choices' | 'wide' | 'choice' | 'chosen' | 'none' | 'count' | 'more', string>>;
}

/** The filters of a list with their choices, and what each leaves. A choice that leaves nothing stays, but cannot be made. */
export function FilterFields(fields: FilterFieldsProps & LookOfFields) {
  const { filters, choice, isCounted, isFormer = false, onChoose, styles } = fields;
  // What was just left stays where the focus is, though it would leave nothing.
  const [touched, setTouched] = useState('');
  // What was open stays open when the last choice in it is taken back.
  const [opened] = useState(() =>
    filters.filter(({ name, choices }) =>
      choices.slice(shown.first).some(({ value }) => choice[name]?.includes(value)),
    ),
  );
  const isOpen = (filter: ListFilter) => opened.some(({ name }) => name === filter.name);

  const field = (name: string, { value, label, count }: FilterChoice) => {
    const isChosen = choice[name]?.includes(value) ?? false;
    const isNone = isCounted && count === 0 && !isChosen;
    return (
      <label key={value} className={clsx(styles.choice, isChosen && styles.chosen, isNone && styles.none)}>
        <input
          type="checkbox"
          name={name}
          value={value}
          checked={isChosen}
          disabled={isNone && !isFormer && touched !== `${name} ${value}`}
          onChange={({ target }) => {
            setTouched(`${name} ${value}`);
            onChoose(withValue(choice, name, value, target.checked));
          }}
        />
        <span>{label}</span>
        {isCounted && <span className={`num ${styles.count}`}>{count}</span>}
      </label>
    );
  };
  return filters.map((filter) => {
    const { name, label, choices } = filter;
    const isCut = choices.length > shown.most;
    const atOnce = isCut ? choices.slice(0, shown.first) : choices;
    const others = isCut ? choices.slice(shown.first) : [];
    const grid = clsx(styles.choices, choices.some(isLong) && styles.wide);
    return (
      <fieldset key={name} className={styles.field}>
        <legend>{label}</legend>
        <div className={grid}>{atOnce.map((one) => field(name, one))}</div>
        {isCut && (
          <details open={isOpen(filter)}>
            <summary className={styles.more}>{zh.filters.more(others.length)}</summary>
            <div className={grid}>{others.map((one) => field(name, one))}</div>
          </details>
        )}
      </fieldset>
    );
  });
}
