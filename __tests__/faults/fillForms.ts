import { act, fireEvent, screen } from '@testing-library/react';
import { userKnown } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { makeZip } from '../support/archives';
import { settle, type ReadRun } from './readCase';
import { company, password, type WriteBench } from './writeBench';

/** A field by its label, with or without its star; a part of the page may have the same name. */
export const field = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label}\\*?$`), { selector: 'input, select, textarea' });

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const valueOf = (label: string) => (field(label) as HTMLInputElement).value;

export const button = (name: string): HTMLButtonElement => {
  const named = [...document.querySelectorAll('button')].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent?.trim()) === name,
  );
  // A button of a dialog goes before those of the page under it.
  const found = named.find((element) => element.closest('dialog')) ?? named[0];
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

export const press = (name: string) => act(async () => button(name).click());

/** Waits for the page's picture, and types what it asks for. */
async function solveCaptcha(bench: WriteBench): Promise<void> {
  await settle(() =>
    expect(screen.getByAltText(zh.auth.captchaImage)).toHaveAttribute('src', expect.stringMatching(/^data:/)),
  );
  type(zh.auth.captcha, await bench.captcha());
}

export async function fillLogin(bench: WriteBench): Promise<void> {
  await solveCaptcha(bench);
  type(zh.auth.username, company.userName);
  type(zh.auth.password, password);
}

/** @param phone a user name that nobody has yet */
export async function fillRegister(bench: WriteBench, phone: string): Promise<void> {
  await solveCaptcha(bench);
  type(zh.auth.companyName, '新来家居有限公司');
  type(zh.auth.phone, phone);
  type(zh.auth.password, password);
  type(zh.auth.confirmPassword, password);
}

export type FormName = 'Project application' | 'App intention' | 'Supply/demand publish';

interface WriteForm {
  /** The button on the screen that opens it. */
  opener: string;
  submit: string;
  /** A field by whose text the test knows that nothing was lost. */
  kept: string;
  fields: Record<string, string>;
}

export const keptText = '周予安';
const person = { [zh.form.contact]: keptText, [zh.form.contactPhone]: '13800000000' };

/** The three forms that need a login, and right values for them. */
export const writeForms: Record<FormName, WriteForm> = {
  'Project application': {
    opener: zh.section.apply,
    submit: zh.form.submit,
    kept: zh.form.contact,
    fields: person,
  },
  'App intention': { opener: zh.section.intention, submit: zh.form.submit, kept: zh.form.contact, fields: person },
  'Supply/demand publish': {
    opener: zh.section.publishSupply,
    submit: zh.form.publish,
    kept: zh.form.contact,
    fields: {
      ...person,
      [zh.form.area]: '四川成都',
      [zh.form.address]: '示例路 1 号',
      [zh.form.product]: '颗粒板',
      [zh.form.quantity]: '12',
      [zh.form.model]: 'E0',
      [zh.form.amount]: '36.5',
      [zh.form.category]: 'board',
      [zh.form.deadline]: '2099-12-31',
    },
  },
};

/** Opens a form from its screen as the company that is logged in. */
export async function openForm({ store }: Pick<ReadRun, 'store'>, bench: WriteBench, name: FormName): Promise<void> {
  const { opener, submit } = writeForms[name];
  act(() => void store.dispatch(userKnown(bench.user)));
  await settle(() => expect(button(opener)).toBeEnabled());
  await press(opener);
  await settle(() => expect(button(submit)).toBeEnabled());
}

export async function fillForm(name: FormName): Promise<void> {
  const { fields } = writeForms[name];
  if (zh.form.category in fields) {
    await settle(() => expect(document.querySelector('option[value=board]')).not.toBeNull());
  }
  for (const [label, value] of Object.entries(fields)) type(label, value);
}

/** An archive that the backend accepts. */
export const archive = (name: string) => new File([new Uint8Array(makeZip([{ name: '说明.txt' }]))], name);

export const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(field(zh.form.attachments), { target: { files } }));
