import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { Field } from '../../components/Field';
import { staffRoles, type StaffLine } from '../../contract/desk';
import { staffForm } from '../../contract/deskForms';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { errorsOf } from './errorsOf';

type Name = keyof typeof staffForm;
const labels: Record<Name, string> = {
  username: words.username,
  displayName: words.displayName,
  role: words.role,
};

interface StaffDialogProps {
  /** null: a new account. */
  line: StaffLine | null;
  busy: boolean;
  onSave: (values: Record<Name, string>) => void;
  onClose: () => void;
}

/** Creates a staff account, or edits its name or role. */
export function StaffDialog({ line, busy, onSave, onClose }: StaffDialogProps) {
  const [values, setValues] = useState<Record<Name, string>>({
    username: line?.username ?? '',
    displayName: line ? line.displayName || line.username : '',
    role: line?.role ?? '',
  });
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const field = (name: Name) => ({
    name,
    label: labels[name],
    required: true,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  const submit = () => {
    const wrong = errorsOf(staffForm, values, labels);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0 && !busy) onSave(values);
  };
  return (
    <DeskDialog
      title={line ? words.editStaff(line.displayName || line.username) : words.newStaff}
      onClose={onClose}
      onSubmit={submit}
      action={line ? words.saveStaff : words.create}
      busy={busy}
    >
      <div className="form">
        <Field
          {...field('username')}
          readOnly={line !== null}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <Field {...field('displayName')} maxLength={50} autoComplete="off" />
        <Field as="select" {...field('role')}>
          <option value="">{zh.form.choose(words.role)}</option>
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {zhDesk.roles[role]}
            </option>
          ))}
        </Field>
      </div>
    </DeskDialog>
  );
}
