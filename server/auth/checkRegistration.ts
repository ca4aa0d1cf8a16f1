import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { cleanText } from '../lib/cleanText';

/** A registration whose fields are right. */
export interface Registration {
  fdComName: string;
  userName: string;
  password: string;
}

/**
 * Checks a registration: first what is missing, then what is wrong.
 * @throws BusinessError with the first mistake.
 */
export function checkRegistration(fields: Record<string, string | undefined>): Registration {
  const { userName = '', password = '', confirmPassword = '' } = fields;
  const fdComName = cleanText(fields.fdComName, '公司名称', 100);
  const mistakes: [boolean, string][] = [
    [fdComName === '', '公司名称不能为空'],
    [userName === '', '用户名不能为空'],
    [password === '', '用户密码不能为空'],
    [!/^1[3-9]\d{9}$/.test(userName), '手机号格式不正确'],
    [password.length < 6, '密码不能少于6位'],
    [password.length > 20, '密码不能超过20位'],
    [confirmPassword !== password, '两次输入的密码不一致'],
  ];
  const first = mistakes.find(([wrong]) => wrong);
  if (first) throw new BusinessError(first[1]);
  return { fdComName, userName, password };
}

/** @throws BusinessError when the captcha was not right. */
export function needCaptcha(right: boolean): void {
  if (!right) throw new BusinessError(messages.wrongCaptcha);
}
