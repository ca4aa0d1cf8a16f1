import { describeError, validate, type FormRules } from '../../contract/form';
import { zh } from '../../i18n/zh';

/** What is wrong with a form's values, by field. */
export const errorsOf = <Name extends string>(
  form: FormRules<Name>,
  values: Record<Name, string>,
  labels: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    validate(form, values, '').map(([name, error]) => [
      name,
      describeError(error, labels[name], form[name], zh.validation),
    ]),
  ) as Partial<Record<Name, string>>;
