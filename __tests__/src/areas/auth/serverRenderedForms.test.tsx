import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { LoginForm, RegisterForm } from '../../../../src/areas/auth/AccountForms';
import type { CaptchaPicture } from '../../../../src/areas/auth/CaptchaField';
import { useServerPage } from '../../../support/useServerPage';

/** The server-rendered forms before and after hydration. */

const picture = { src: null, status: 'loading', sound: null, refresh: () => undefined } as unknown as CaptchaPicture;

const shared = { message: null, errors: {}, picture, busy: false };

const { page, hydrate, render } = useServerPage();

const ungrouped = (value: string) => value.replace(/(?<=\d) (?=\d)/g, '');
const field = (name: string) => page.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const button = () => page.querySelector<HTMLButtonElement>('[type=submit]')!;

describe.each([
  ['login', LoginForm, { username: '13800000001', password: 'pass word' }],
  ['register', RegisterForm, { userName: '13800000001', password: 'pass word', confirmPassword: 'pass word' }],
])('the %s form', (_, Form, typed) => {
  const sent = jest.fn(async () => false);
  const view = (busy: boolean) => (
    <StrictMode>
      <Form {...shared} busy={busy} onSubmit={sent} />
    </StrictMode>
  );
  const takenOver = () => hydrate(view(false));

  beforeEach(() => {
    sent.mockClear();
    page.innerHTML = renderToString(view(false));
  });

  it('cannot be submitted before hydration: the browser would put the password into the URL', async () => {
    expect(button()).toBeDisabled();
    expect(page.querySelector('form')!.method).toBe('post');
    await takenOver();
    expect(button()).toBeEnabled();
  });

  it('has password fields that password managers fill', () => {
    const fields = [...page.querySelectorAll<HTMLInputElement>('input[name*=assword]')];
    expect(fields.map(({ type }) => type)).toEqual(fields.map(() => 'password'));
    for (const { autocomplete } of fields) expect(autocomplete).toMatch(/^(?:current|new)-password$/);
    expect(page.querySelector('[autocomplete=username], [autocomplete=tel-national]')).not.toBeNull();
  });

  it('keeps and sends input from before hydration', async () => {
    for (const [name, value] of Object.entries(typed)) field(name).value = value;
    await takenOver();
    await render(view(true));
    await render(view(false));
    // A telephone number is grouped once the field is left.
    for (const [name, value] of Object.entries(typed)) expect(ungrouped(field(name).value)).toBe(value);
    await act(async () => button().click());
    expect(sent).toHaveBeenCalledWith(expect.objectContaining(typed));
  });
});
