import { useState } from 'react';
import { Field } from '../../components/Field';
import { portalSettingsForm, type PortalSettings } from '../../contract/deskForms';
import { describeError, validate } from '../../contract/form';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';
import { submits } from '../shell/submits';

type Name = keyof PortalSettings;

const table: { name: Exclude<Name, 'demand'>; type: string; full?: true; hint?: string }[] = [
  { name: 'address', type: 'text', full: true },
  { name: 'phone', type: 'text' },
  { name: 'postcode', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'footer', type: 'text', full: true },
  { name: 'ai', type: 'text', full: true, hint: words.aiHint },
];

/** Outcome of a save; `present` holds the values if somebody else saved first. */
type SaveOutcome = 'saved' | 'failed' | { present: PortalSettings };

interface PortalSettingsFormProps {
  saved: PortalSettings;
  busy: boolean;
  /** Gets the changed fields, and their former values. */
  onSave: (changed: Partial<PortalSettings>, seen: Partial<PortalSettings>) => Promise<SaveOutcome>;
}

/** The portal's settings. Input stays in this component until it is saved. */
export function PortalSettingsForm({ saved, busy, onSave }: PortalSettingsFormProps) {
  const [typed, setTyped] = useState<Partial<PortalSettings>>({});
  // A field's saved value when its editing began, or when the user was told of somebody else's change.
  const [seen, setSeen] = useState<Partial<PortalSettings>>({});
  const [theirs, setTheirs] = useState<Partial<PortalSettings>>({});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const values = { ...saved, ...typed };
  const change = (name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      if (typed[name] === undefined) setSeen({ ...seen, [name]: saved[name] });
      setTyped({ ...typed, [name]: target.value });
    },
    ...(theirs[name] === undefined ? {} : { hint: words.changedTo(theirs[name]) }),
  });
  const submit = async () => {
    const invalid = validate(portalSettingsForm, values, '').map(([name, error]) => [
      name,
      describeError(error, words.fields[name], portalSettingsForm[name], zh.validation),
    ]);
    setErrors(Object.fromEntries(invalid) as typeof errors);
    if (invalid.length > 0 || busy) return;
    const changed = (Object.keys(typed) as Name[]).filter((name) => typed[name] !== saved[name]);
    const before = Object.fromEntries(changed.map((name) => [name, seen[name]]));
    const outcome = await onSave(Object.fromEntries(changed.map((name) => [name, typed[name]])), before);
    if (outcome === 'failed') return;
    if (outcome === 'saved') {
      // Saved fields are no longer edited: later changes by others are shown.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => typed[name as Name] !== value)),
      );
      setSeen((now) => ({ ...now, ...Object.fromEntries(changed.map((name) => [name, typed[name]])) }));
      setTheirs({});
      return;
    }
    const others = changed.filter((name) => outcome.present[name] !== before[name]);
    const told = Object.fromEntries(others.map((name) => [name, outcome.present[name]]));
    setTheirs(told);
    setSeen((now) => ({ ...now, ...told }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submits(() => void submit())}>
      <p className="hint">{words.portalHint}</p>
      <div className="form">
        {table.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            name={name}
            label={words.fields[name]}
            maxLength={portalSettingsForm[name].maxLength}
            {...change(name)}
          />
        ))}
        <Field as="select" name="demand" label={words.fields.demand} {...change('demand')}>
          <option value="true">{words.demandShown}</option>
          <option value="false">{words.demandHidden}</option>
        </Field>
      </div>
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={busy || undefined}>
        {words.save}
      </button>
    </form>
  );
}
