import { act, fireEvent, screen } from '@testing-library/react';
import { userKnown } from '../../src/areas/auth/authSlice';
import { zh } from '../../src/i18n/zh';
import { makeZip } from '../support/archives';
import { settle, type ReadRun } from './runFaultCase';
import { keptText } from './sites';
import { company, password, type WriteEnvironment } from './writeEnvironment';

export type FormName = 'Project application' | 'App intention' | 'Supply/demand publish';

interface WriteForm {
  /** The button that opens it. */
  opener: string;
  submit: string;
  /** Valid values by label; the category's options come from the backend, so it is selected separately. */
  values: Record<string, string>;
}

const person = { [zh.form.contact]: keptText, [zh.form.contactPhone]: '13800000000' };

/** The three forms that need a login. */
export const writeForms: Record<FormName, WriteForm> = {
  'Project application': { opener: zh.section.apply, submit: zh.form.submit, values: person },
  'App intention': { opener: zh.browse.intention, submit: zh.form.submit, values: person },
  'Supply/demand publish': {
    opener: zh.section.publishSupply,
    submit: zh.form.publish,
    values: {
      ...person,
      [zh.form.area]: '四川成都',
      [zh.form.address]: '示例路 1 号',
      [zh.form.product]: '颗粒板',
      [zh.form.quantity]: '12',
      [zh.form.model]: 'E0',
      [zh.form.amount]: '36.5',
      [zh.form.deadline]: '2099-12-31',
    },
  },
};

/** Category of the third form's entry. */
const publishedCategory = 'board';

/** An unregistered company, by the labels of the registration form. */
export const newCompany = {
  [zh.auth.companyName]: '新来家居有限公司',
  [zh.auth.phone]: '13900000077',
  [zh.auth.password]: 'Faults-42',
  [zh.auth.confirmPassword]: 'Faults-42',
};

/** A field by its label, with or without asterisk. Only labels are searched: a whole page of elements takes 100 ms. */
export function field(label: string): HTMLElement {
  const labels = [...document.querySelectorAll('label')];
  const found = labels.find(({ textContent }) => [label, `${label}*`].includes(textContent.trim()))?.control;
  if (!found) throw new Error(`no field ${label}`);
  return found;
}

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const typeAll = (values: Record<string, string>) =>
  Object.entries(values).forEach(([label, value]) => type(label, value));
/** What a field holds; a telephone number without the spaces that group it on the screen. */
export const valueOf = (label: string) =>
  (field(label) as HTMLInputElement).value.replace(/^(\d{3}) (\d{4}) (\d{4})$/, '$1$2$3');

export const button = (name: string): HTMLButtonElement => {
  const named = [...document.querySelectorAll('button')].filter(
    (element) => (element.getAttribute('aria-label') ?? element.textContent?.trim()) === name,
  );
  // Buttons of a dialog take precedence over those of the page under it.
  const found = named.find((element) => element.closest('dialog')) ?? named[0];
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

export const press = (name: string) => act(async () => button(name).click());

/** Waits for the captcha, and types its answer. */
async function solveCaptcha(bench: WriteEnvironment): Promise<void> {
  await settle(() =>
    expect(screen.getByAltText(zh.auth.captchaImage)).toHaveAttribute('src', expect.stringMatching(/^data:/)),
  );
  type(zh.auth.captcha, await bench.captcha());
}

export async function fillLogin(bench: WriteEnvironment): Promise<void> {
  await solveCaptcha(bench);
  typeAll({ [zh.auth.username]: company.userName, [zh.auth.password]: password });
}

/** @param phone an unused user name */
export async function fillRegister(bench: WriteEnvironment, phone = newCompany[zh.auth.phone]): Promise<void> {
  await solveCaptcha(bench);
  typeAll({ ...newCompany, [zh.auth.phone]: phone });
}

/** Opens a form from its screen as the logged-in company. */
export async function openForm(
  { store }: Pick<ReadRun, 'store'>,
  bench: WriteEnvironment,
  name: FormName,
): Promise<void> {
  const { opener, submit } = writeForms[name];
  act(() => void store.dispatch(userKnown(bench.user)));
  await settle(() => expect(button(opener)).toBeEnabled());
  await press(opener);
  await settle(() => expect(button(submit)).toBeEnabled());
}

export async function fillForm(name: FormName): Promise<void> {
  typeAll(writeForms[name].values);
  if (name !== 'Supply/demand publish') return;
  const option = `option[value=${publishedCategory}]`;
  await settle(() => expect(document.querySelector(option)).not.toBeNull());
  type(zh.form.category, publishedCategory);
}

/** An archive that the backend accepts. */
export const archive = (name: string) => new File([new Uint8Array(makeZip([{ name: '说明.txt' }]))], name);

export const choose = (...files: File[]) =>
  act(async () => void fireEvent.change(field(zh.form.attachments), { target: { files } }));
