import { useState } from 'react';
import { versionConflictCode } from '../../contract/deskContent';
import { portalSettingsForm, portalSettingsLabels, type PortalSettings as Settings } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { refusalWith, useDeskRecord } from '../deskApi';
import { errorsOf, fieldsOf } from '../shell/DeskForm';
import { Loaded } from '../shell/ListPane';
import { useSettingsForm } from './useSettingsForm';

type Name = keyof Settings;

const url = '/api/desk/settings';

const long = { full: true, rows: 2 };

const fields = fieldsOf(portalSettingsForm, portalSettingsLabels, {
  address: long,
  email: { type: 'email' },
  hours: long,
  departments: { ...long, hint: words.departmentsHint },
  footer: long,
  demand: {
    options: [
      ['true', words.demandShown],
      ['false', words.demandHidden],
    ],
  },
  ai: { full: true, hint: words.aiHint },
  popular: { full: true, hint: words.popularHint },
});
const names = Object.keys(fields) as Name[];

/** Settings of the portal: contacts, footer, features. */
export function PortalSettings() {
  const settings = useDeskRecord<Settings>({ url }, { refetchOnFocus: true });
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
    const current = Object.fromEntries(others.map((name) => [name, present[name]]));
    setTheirs(current);
    form.told(current);
  };
  return form.view(
    submit,
    names.map((name) =>
      form.draw(name, fields[name], theirs[name] === undefined ? {} : { hint: words.changedTo(theirs[name]) }),
    ),
  );
}
