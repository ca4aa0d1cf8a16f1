import { passwordForm, registerForm } from '../../src/contract/accountForms';
import { describeMistake, mistakesIn, sentText, type Mistake } from '../../src/contract/form';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { mistakeWords } from '../lib/mistakeWords';

/** A valid registration. */
export interface Registration {
  fdComName: string;
  userName: string;
  password: string;
}

type Field = Exclude<keyof typeof registerForm, 'validateCode'>;

/** Messages for invalid fields of the registration form. */
const fieldMessages: Record<Field, (mistake: Mistake) => string> = {
  fdComName: (mistake) =>
    mistake === 'missing'
      ? '公司名称不能为空'
      : describeMistake(mistake, '公司名称', registerForm.fdComName, mistakeWords),
  userName: (mistake) => (mistake === 'missing' ? '用户名不能为空' : mistakeWords.format.mobile),
  password: (mistake) => {
    if (mistake === 'missing') return '用户密码不能为空';
    return mistake === 'tooLong' ? '密码不能超过20位' : '密码不能少于6位';
  },
  confirmPassword: () => '两次输入的密码不一致',
};

/** Messages for invalid fields of the password form. */
const passwordMessages: Record<keyof typeof passwordForm, (mistake: Mistake) => string> = {
  oldPassword: () => '请填写原密码',
  password: (mistake) => fieldMessages.password(mistake === 'missing' ? 'tooShort' : mistake),
  confirmPassword: fieldMessages.confirmPassword,
};

/**
 * Validates a registration, except for its captcha: missing fields first, then invalid ones.
 * @throws BusinessError with the first error
 */
export function checkRegistration(fields: Partial<Record<string, string>>): Registration {
  const mistakes = mistakesIn(registerForm, fields, '').filter(([name]) => name !== 'validateCode');
  const [name, mistake] = mistakes.find(([, what]) => what === 'missing') ?? mistakes[0] ?? [];
  if (name && mistake) throw new BusinessError(fieldMessages[name as Field](mistake));
  const { fdComName, userName = '', password = '' } = fields;
  return { fdComName: sentText(registerForm.fdComName, fdComName), userName, password };
}

/**
 * Validates a password change, except for the old password itself.
 * @throws BusinessError with the first error
 */
export function checkPasswordChange(fields: Partial<Record<keyof typeof passwordForm, string>>): void {
  const [first] = mistakesIn(passwordForm, fields, '');
  if (first) throw new BusinessError(passwordMessages[first[0]](first[1]));
}

/** @throws BusinessError if the captcha was wrong */
export function requireCaptcha(right: boolean): void {
  if (!right) throw new BusinessError(messages.wrongCaptcha);
}
