import { useState } from 'react';
import { versionConflictCode } from '../../contract/deskContent';
import { portalSettingsForm, type PortalSettings as Settings } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { refusalWith, useDeskRecord } from '../deskApi';
import { errorsOf, type FormField, type FormFields } from '../shell/DeskForm';
import { Loaded } from '../shell/ListPane';
import { useSettingsForm } from './useSettingsForm';

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

function PortalSettingsForm({ saved }: { saved: Settings }) {
  const form = useSettingsForm<Name>({ url, hint: words.portalHint, save: words.save, saved: words.saved }, saved);
  const [theirs, setTheirs] = useState<Partial<Settings>>({});
  const submit = async () => {
    const edited = form.names.filter((name) => form.values[name] !== saved[name]);
    const of = (values: Settings) => Object.fromEntries(edited.map((name) => [name, values[name]]));
    const [changed, seen] = [of(form.values), of(form.seen)];
    const failure = await form.save(errorsOf(fields, form.values), { ...changed, seen }, changed);
    if (failure === null) {
      form.saved(changed);
      setTheirs({});
      return;
    }
    // What somebody else saved first.
    const present = refusalWith<Settings>(versionConflictCode, failure);
    if (!present) return;
    const others = edited.filter((name) => present[name] !== seen[name]);
    const told = Object.fromEntries(others.map((name) => [name, present[name]]));
    setTheirs(told);
    form.told(told);
  };
  return form.view(
    submit,
    names.map((name) =>
      form.draw(name, fields[name], theirs[name] === undefined ? undefined : words.changedTo(theirs[name])),
    ),
  );
}
