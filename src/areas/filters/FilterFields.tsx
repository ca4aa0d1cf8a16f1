import { clsx } from 'clsx';
import { useId, useState, useEffect, useRef } from 'react';
import { NoWrapText } from '../../components/NoWrapText';
import { zh } from '../../i18n/zh';
import { withOne, withValue } from '../../lib/listChoice';
import base from './FilterFields.module.css';
import panelStyles from './FilterPanel.module.css';
import { orderName, type ListChoice, type FilterChoice, type ListFilter } from '../../contract/filters';
import { filtersId } from './FilterBar';

/** With more than `most` options only the `first` are shown at once. */
const shown = { most: 8, first: 6 };

/** Label length that needs a wide field, characters. */
const isLong = ({ label }: FilterChoice) => label.length > 7;

export interface FilterFieldsProps {
  filters: readonly ListFilter[];
  choice: ListChoice;
  /** The counts are known. */
  isCounted: boolean;
  /** The counts are still those of the previous filters: nothing is disabled because of them. */
  isStale?: boolean;
  onChoose: (choice: ListChoice) => void;
}

/** A filter's options: those shown, and those folded away. */
interface Split {
  atOnce: readonly FilterChoice[];
  others: readonly FilterChoice[];
}

/** The same split with the options of a newer response; new ones come last. */
function splitAs({ atOnce, others }: Split, choices: readonly FilterChoice[]): Split {
  const now = (before: readonly FilterChoice[]) =>
    before.flatMap(({ value }) => choices.filter((one) => one.value === value));
  const [first, rest] = [now(atOnce), now(others)];
  return { atOnce: first, others: [...new Set([...rest, ...choices])].filter((one) => !first.includes(one)) };
}

interface FilterFieldsStyles {
  styles: Readonly<Record<'field' | 'choices' | 'wide' | 'choice' | 'chosen' | 'none' | 'more', string>>;
}

/** The filters of a list with their options and counts. An option without results stays, but is disabled. */
export function FilterFields(fields: FilterFieldsProps & FilterFieldsStyles) {
  const { filters, choice, isCounted, isStale = false, onChoose, styles } = fields;
  const id = useId();
  // What was just deselected can be selected again, even without results.
  const [touched, setTouched] = useState('');
  // While focused, no option moves between the grid and the fold: it would move the focus or the touch target.
  const [frozen, setHeld] = useState<Split & { name: string; value?: string }>();
  const groups = filters.map((filter) => {
    const { name, choices } = filter;
    if (frozen?.name === name) return { ...filter, ...splitAs(frozen, choices) };
    const isCut = choices.length > shown.most;
    // Options without results are folded away first.
    const isFirst = ({ value, count }: FilterChoice) => count > 0 || choice[name]?.includes(value);
    const inOrder = isCut ? [...choices.filter(isFirst), ...choices.filter((one) => !isFirst(one))] : choices;
    const atOnce = isCut ? shown.first : choices.length;
    return { ...filter, atOnce: inOrder.slice(0, atOnce), others: inOrder.slice(atOnce) };
  });
  // Selected options are shown; the fold opened for one stays open when it is deselected.
  const [opened, setOpened] = useState<readonly string[]>([]);
  const added = groups
    .filter(({ name, others }) => !opened.includes(name) && others.some(({ value }) => choice[name]?.includes(value)))
    .map(({ name }) => name);
  if (added.length > 0) setOpened([...opened, ...added]);

  const field = (group: (typeof groups)[number], one: FilterChoice) => {
    const { value, label, count } = one;
    const { name, none } = group;
    const isChosen = value ? (choice[name]?.includes(value) ?? false) : !choice[name]?.length;
    // An option that removes a filter is never disabled.
    const isNone = isCounted && count === 0 && !isChosen && value !== '';
    const isRefused = isNone && !isStale && touched !== `${name} ${value}`;
    // A disabled field would lose the focus.
    const hasFocus = frozen?.name === name && frozen.value === value;
    return (
      <label
        key={value}
        className={clsx(base.choice, styles.choice, isChosen && styles.chosen, isNone && [base.none, styles.none])}
      >
        <input
          type={none ? 'radio' : 'checkbox'}
          name={name}
          value={value}
          checked={isChosen}
          disabled={isRefused && !hasFocus}
          aria-disabled={isRefused || undefined}
          onChange={({ target }) => {
            if (isRefused) return;
            // Not every browser focuses a clicked control.
            setHeld({ ...group, value });
            setTouched(`${name} ${value}`);
            onChoose(none ? withOne(choice, name, value) : withValue(choice, name, value, target.checked));
          }}
        />
        <span>{isLong(one) ? <NoWrapText text={label} /> : label}</span>
        {isCounted && (
          <span className={`num ${base.count}`}>
            {' '}
            {count}
            <span className="vh"> {zh.browse.countUnit}</span>
          </span>
        )}
      </label>
    );
  };
  return groups.map((group) => {
    const { name, label, none, choices, others } = group;
    const atOnce = none ? [{ value: '', ...none }, ...group.atOnce] : group.atOnce;
    // Counts only folded options that have results.
    const left = isCounted ? others.filter(({ count }) => count > 0).length : others.length;
    // Counts of times that include each other do not add up.
    const isNested = none !== undefined && isCounted;
    const grid = clsx(styles.choices, choices.some(isLong) && styles.wide);
    return (
      <fieldset
        key={name}
        className={clsx(base.field, styles.field)}
        aria-describedby={isNested ? `${id}${name}` : undefined}
        onFocus={({ target }) => setHeld({ ...group, value: (target as Partial<HTMLInputElement>).value })}
        onBlur={({ currentTarget, relatedTarget: next }) => {
          // While a pointer is down on a label the focus is nowhere or on the container.
          if (next && !currentTarget.contains(next) && !next.contains(currentTarget)) setHeld(undefined);
        }}
      >
        <legend>{label}</legend>
        {isNested && (
          <p id={`${id}${name}`} className={base.nested}>
            {zh.filters.nested}
          </p>
        )}
        <div className={grid}>{atOnce.map((one) => field(group, one))}</div>
        {others.length > 0 && (
          <details open={opened.includes(name)}>
            <summary className={clsx(base.more, styles.more)}>
              {left > 0 ? zh.filters.more(left) : zh.filters.moreWithout(others.length)}
            </summary>
            <div className={grid}>{others.map((one) => field(group, one))}</div>
          </details>
        )}
      </fieldset>
    );
  });
}

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
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <form
      ref={form}
      id={filtersId}
      className={`sheet noprint mt-4 ${panelStyles.panel}`}
      aria-label={zh.filters.name}
      autoComplete="off"
      // The order is submitted with it all the same.
      hidden={fields.filters.length === 0}
      onSubmit={(event) => event.preventDefault()}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <FilterFields {...fields} styles={panelStyles} />
      <noscript>
        <p className={panelStyles.submit}>
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
