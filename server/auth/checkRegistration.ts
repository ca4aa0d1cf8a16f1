import { passwordForm, registerForm } from '../../src/contract/accountForms';
import { describeError, validate, sentText, type ValidationError } from '../../src/contract/form';
import { BusinessError } from '../lib/errors';
import { messages, validationMessages } from '../lib/messages';

type Field = Exclude<keyof typeof registerForm, 'validateCode'>;

/** Messages for invalid fields of the registration form. */
const fieldMessages: Record<Field, (error: ValidationError) => string> = {
  fdComName: (error) =>
    error === 'missing'
      ? '公司名称不能为空'
      : describeError(error, '公司名称', registerForm.fdComName, validationMessages),
  userName: (error) => (error === 'missing' ? '用户名不能为空' : validationMessages.format.mobile),
  password: (error) => {
    if (error === 'missing') return '用户密码不能为空';
    return error === 'tooLong' ? '密码不能超过256位' : '密码不能少于6位';
  },
  confirmPassword: () => '两次输入的密码不一致',
};

/** Messages for invalid fields of the password form. */
const passwordMessages: Record<keyof typeof passwordForm, (error: ValidationError) => string> = {
  oldPassword: () => '请填写原密码',
  password: (error) => fieldMessages.password(error === 'missing' ? 'tooShort' : error),
  confirmPassword: fieldMessages.confirmPassword,
};

/**
 * Validates a registration, except for its captcha: missing fields first, then invalid ones.
 * @throws BusinessError with the first error
 */
export function checkRegistration(fields: Partial<Record<string, string>>) {
  const invalid = validate(registerForm, fields, '').filter(([name]) => name !== 'validateCode');
  const [name, error] = invalid.find(([, what]) => what === 'missing') ?? invalid[0] ?? [];
  if (name && error) throw new BusinessError(fieldMessages[name as Field](error));
  const { fdComName, userName, password = '' } = fields;
  return {
    fdComName: sentText(registerForm.fdComName, fdComName),
    userName: sentText(registerForm.userName, userName),
    password,
  };
}

/**
 * Validates a password change, except for the old password itself.
 * @throws BusinessError with the first error
 */
export function checkPasswordChange(fields: Partial<Record<keyof typeof passwordForm, string>>): void {
  const [first] = validate(passwordForm, fields, '');
  if (first) throw new BusinessError(passwordMessages[first[0]](first[1]));
}

/** @throws BusinessError if the captcha was wrong */
export function requireCaptcha(right: boolean): void {
  if (!right) throw new BusinessError(messages.wrongCaptcha);
}
