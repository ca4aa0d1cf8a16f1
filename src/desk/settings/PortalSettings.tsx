import { useState } from 'react';
import { isApiError } from '../../api/client';
import { recordOf } from '../../api/portalApi';
import { versionConflictCode } from '../../contract/deskContent';
import { portalSettingsForm, type PortalSettings as Settings } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { deskTag, recordWritten, useDeskRecord } from '../deskApi';
import { useDeskDispatch } from '../hooks';
import { errorsOf, useTypedOver, type FormField, type FormFields } from '../shell/DeskForm';
import { useWrite } from '../shell/DeskResource';
import styles from '../shell/DeskResource.module.css';
import { Loaded, submits } from '../shell/ListPane';

type Name = keyof Settings;

const url = '/api/desk/settings';

const field = (name: Name, drawn: Partial<FormField> = {}): FormField => ({
  label: words.fields[name],
  rule: portalSettingsForm[name],
  ...drawn,
});

const fields: FormFields<Name> = {
  address: field('address', { full: true, rows: 2 }),
  phone: field('phone'),
  postcode: field('postcode'),
  email: field('email', { type: 'email' }),
  hours: field('hours', { full: true, rows: 2 }),
  departments: field('departments', { full: true, rows: 2, hint: words.departmentsHint }),
  footer: field('footer', { full: true, rows: 2 }),
  ai: field('ai', { full: true, hint: words.aiHint }),
  popular: field('popular', { full: true, hint: words.popularHint }),
  demand: field('demand', {
    options: [
      ['true', words.demandShown],
      ['false', words.demandHidden],
    ],
  }),
};
const names = Object.keys(fields) as Name[];

/** Settings of the portal: contacts, footer, features. */
export function PortalSettings() {
  const settings = useDeskRecord<Settings>({ url });
  return (
    <Loaded query={settings} failedText={zh.states.loadFailed}>
      {(saved) => <PortalSettingsForm saved={saved} />}
    </Loaded>
  );
}

/** The values that somebody else saved first; null: no such conflict. */
function theirsIn(error: unknown): Settings | null {
  if (!isApiError(error) || error.code !== versionConflictCode) return null;
  return recordOf<Settings>(error.data) ?? null;
}

function PortalSettingsForm({ saved }: { saved: Settings }) {
  const { run, isBusy } = useWrite();
  const dispatch = useDeskDispatch();
  const form = useTypedOver<Name>(saved);
  const [theirs, setTheirs] = useState<Partial<Settings>>({});
  const submit = async () => {
    const wrong = errorsOf(fields, form.values);
    form.setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isBusy) return;
    const edited = form.names.filter((name) => form.values[name] !== saved[name]);
    const of = (values: Settings) => Object.fromEntries(edited.map((name) => [name, values[name]]));
    const [changed, seen] = [of(form.values), of(form.seen)];
    const outcome = await run({ url, json: { ...changed, seen }, changes: [deskTag(url)] }, words.saved);
    if (outcome.isDone) {
      dispatch(recordWritten({ url }, changed));
      form.saved(changed);
      setTheirs({});
      return;
    }
    const present = theirsIn(outcome.error);
    if (!present) return;
    const others = edited.filter((name) => present[name] !== seen[name]);
    const told = Object.fromEntries(others.map((name) => [name, present[name]]));
    setTheirs(told);
    form.told(told);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submits(() => void submit())}>
      <p className="hint">{words.portalHint}</p>
      <div className="form">
        {names.map((name) =>
          form.draw(name, fields[name], theirs[name] === undefined ? undefined : words.changedTo(theirs[name])),
        )}
      </div>
      <button className={`btn ${styles.submit}`} type="submit" aria-busy={isBusy || undefined}>
        {words.save}
      </button>
    </form>
  );
}
