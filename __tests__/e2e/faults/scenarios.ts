import type { Page } from 'playwright-core';
import { zh } from '../../../src/i18n/zh';
import { zhConsent } from '../../../src/i18n/zhConsent';
import { zipFile } from '../../support/archives';
import { eventually } from '../../support/eventually';
import type { Family, Site } from '../../faults/sites';
import { newCompany, publishedCategory, writeForms, type FormName } from '../../faults/writeForms';
import { company } from './bench';

/** Context of a scenario: the open page, the latest captcha's answer, and a function that arms the fault. */
export interface ScenarioContext {
  page: Page;
  site: Site;
  captcha(): Promise<string>;
  arm(): Promise<void>;
}

/** The steps from a family's open screen to its call; the last one triggers the call. */
export interface Scenario {
  /** The visitor is logged in. */
  loggedIn?: boolean;
  act?: (context: ScenarioContext) => Promise<void>;
}

const field = (page: Page, label: string) =>
  page
    .locator('main, dialog[open]')
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

const loginValues = { [zh.auth.username]: company.username, [zh.auth.password]: company.password };

export async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Fills in the captcha's answer once its picture is loaded. */
export async function solveCaptcha({ page, captcha }: Pick<ScenarioContext, 'page' | 'captcha'>): Promise<void> {
  const picture = page.getByRole('img', { name: zh.auth.captchaImage });
  await eventually(async () => expect(await picture.getAttribute('src')).toMatch(/^data:/));
  await field(page, zh.auth.captcha).fill(await captcha());
}

const sendAccountForm = (values: Record<string, string>, submit: string) => async (context: ScenarioContext) => {
  await fillFields(context.page, values);
  await solveCaptcha(context);
  const consent = context.page.getByRole('checkbox', { name: new RegExp(zhConsent.agree) });
  if (submit === zh.auth.register) await consent.check();
  await context.arm();
  await button(context.page, submit).click();
};

export const scenarios: Partial<Record<Family, Scenario>> = {
  login: { act: sendAccountForm(loginValues, zh.auth.login) },
  register: { act: sendAccountForm(newCompany, zh.auth.register) },
  submit: {
    loggedIn: true,
    async act({ page, site, arm }) {
      const { opener, values, submit } = writeForms[site.name as FormName];
      await page.getByRole('main').getByRole('button', { name: opener }).first().click();
      await fillFields(page, values);
      if (submit === zh.form.publish) await field(page, zh.form.category).selectOption(publishedCategory);
      await arm();
      await button(page, submit).click();
    },
  },
  upload: {
    loggedIn: true,
    async act({ page, arm }) {
      await page.getByRole('main').getByRole('button', { name: zh.section.apply }).first().click();
      // The page behind the form has a region of the same name.
      const chooser = page.getByRole('dialog').locator('input[type="file"]');
      await chooser.setInputFiles(zipFile('方案.zip'));
      await page.getByRole('dialog').getByText(zh.form.fileUploaded).waitFor();
      await arm();
      await chooser.setInputFiles(zipFile('预算.zip'));
    },
  },
  contact: {
    async act({ page, arm }) {
      const opener = page.getByRole('main').getByRole('button', { name: zh.browse.contactExpert }).first();
      await opener.waitFor();
      await arm();
      await opener.click();
    },
  },
  userInfo: { loggedIn: true },
};
