import type { Page } from 'playwright-core';
import { captchaShown } from './captchaShown';
import { labelled } from './labelled';

/** Fills in the open login page, and submits it. */
export async function logInAs(
  page: Page,
  { username, password }: { username: string; password: string },
  captcha: () => string,
): Promise<void> {
  await page.getByLabel(labelled('用户名')).fill(username);
  await page.getByLabel(labelled('密码')).fill(password);
  await captchaShown(page);
  await page.getByLabel(labelled('验证码')).fill(captcha());
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
