import type { Page } from 'playwright-core';

/** Waits for the captcha's picture: until it has loaded, the latest answer is that of the previous one. */
export const captchaShown = (page: Page): Promise<void> =>
  page.getByRole('img', { name: '验证码图片' }).and(page.locator('[src^="data:image/png"]')).waitFor();
