import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { LoginRoute } from '../../src/routes/login/LoginRoute';
import { openPage, type Canned } from './cannedPage';
import { renderOver } from './renderApp';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void Cookies.remove('captchaIssuedAt'));

/** Waits until the captcha's picture has loaded. */
export const captchaShown = () =>
  waitFor(() => expect(screen.getByAltText('验证码图片')).toHaveAttribute('src', expect.stringMatching(/^data:/)));

/** The login or registration page at an address, with its captcha. */
export async function openAccountPage(Route: typeof LoginRoute, path: string, answers: Record<string, Canned> = {}) {
  const page = openPage({ answers, path });
  renderOver(page, <Route />, path);
  await captchaShown();
  return page;
}

/** Types texts into the fields with these labels. */
export async function typeInto(fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
}

/** Presses a button. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
