import { useState } from 'react';
import { isApiError } from '../../api/errors';
import { recordOf } from '../../api/transformResponse';
import { Field } from '../../components/Field';
import { versionConflictCode } from '../../contract/deskContent';
import { portalSettingsForm, type PortalSettings } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { useDeskDispatch } from '../hooks';
import { Loaded, submits } from '../shell/ListPane';
import { errorsOf } from './errorsOf';
import styles from './Settings.module.css';
import { settingsWritten, useGetPortalSettingsQuery, useUpdatePortalSettingsMutation } from './settingsApi';
import { SettingsPage } from './SettingsPage';
import { useRunAction } from './useRunAction';

type Name = keyof PortalSettings;

const table: { name: Exclude<Name, 'demand'>; type: string; full?: true; hint?: string }[] = [
  { name: 'address', type: 'text', full: true },
  { name: 'phone', type: 'text' },
  { name: 'postcode', type: 'text' },
  { name: 'email', type: 'email' },
  { name: 'hours', type: 'text' },
  { name: 'departments', type: 'text', full: true, hint: words.departmentsHint },
  { name: 'footer', type: 'text', full: true },
  { name: 'ai', type: 'text', full: true, hint: words.aiHint },
  { name: 'popular', type: 'text', full: true, hint: words.popularHint },
];

/** Settings of the portal: contacts, footer, features. */
export function PortalSettingsScreen() {
  const settings = useGetPortalSettingsQuery();
  return (
    <SettingsPage heading={words.portal}>
      <Loaded query={settings} failedText={zh.states.loadFailed}>
        {(saved) => <PortalSettingsForm saved={saved} />}
      </Loaded>
    </SettingsPage>
  );
}

/** The values that somebody else saved first; null: no such conflict. */
function theirsIn(error: unknown): PortalSettings | null {
  if (!isApiError(error) || error.code !== versionConflictCode) return null;
  return recordOf<PortalSettings>(error.data) ?? null;
}

/** Input stays in this component until it is saved. */
function PortalSettingsForm({ saved }: { saved: PortalSettings }) {
  const [update, { isLoading }] = useUpdatePortalSettingsMutation();
  const runAction = useRunAction();
  const dispatch = useDeskDispatch();
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
    const wrong = errorsOf(portalSettingsForm, values, words.fields);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isLoading) return;
    const names = (Object.keys(typed) as Name[]).filter((name) => typed[name] !== saved[name]);
    const changed = Object.fromEntries(names.map((name) => [name, typed[name]]));
    const before = Object.fromEntries(names.map((name) => [name, seen[name]]));
    const work = update({ ...changed, seen: before });
    if (await runAction(() => work, words.saved)) {
      dispatch(settingsWritten(changed));
      // Saved fields are no longer edited: later changes by others are shown.
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => typed[name as Name] !== value)),
      );
      setSeen((now) => ({ ...now, ...changed }));
      setTheirs({});
      return;
    }
    const present = theirsIn((await work).error);
    if (!present) return;
    const others = names.filter((name) => present[name] !== before[name]);
    const told = Object.fromEntries(others.map((name) => [name, present[name]]));
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
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={isLoading || undefined}>
        {words.save}
      </button>
    </form>
  );
}
