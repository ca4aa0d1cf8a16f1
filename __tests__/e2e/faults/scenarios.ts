import type { Page } from 'playwright-core';
import { zh } from '../../../src/i18n/zh';
import { makeZip } from '../../support/archives';
import { eventually } from '../../support/eventually';
import type { Family, Site } from '../../faults/sites';
import { company } from './bench';

/** What a way works with: the open page, the newest captcha's answer, and the moment from which the call misbehaves. */
export interface Going {
  page: Page;
  site: Site;
  captcha(): Promise<string>;
  arm(): Promise<void>;
}

/** How a family's call is come to from its open screen; it ends with the act that makes the call. */
export interface Way {
  /** The visitor is logged in. */
  loggedIn?: boolean;
  act?: (going: Going) => Promise<void>;
}

const field = (page: Page, label: string) =>
  page
    .locator('main, dialog[open]')
    .getByLabel(new RegExp(`^${label}\\s*\\*?$`))
    .first();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

/** The values typed into each form, by label. */
export const texts = {
  login: { [zh.auth.username]: company.username, [zh.auth.password]: company.password },
  register: {
    [zh.auth.companyName]: '浏览器家居有限公司',
    [zh.auth.phone]: '13922220001',
    [zh.auth.password]: 'Faults-15',
    [zh.auth.confirmPassword]: 'Faults-15',
  },
  short: { [zh.form.contact]: '周工', [zh.form.contactPhone]: '13922220002' },
  publish: {
    [zh.form.contact]: '周工',
    [zh.form.contactPhone]: '13922220002',
    [zh.form.area]: '四川·成都',
    [zh.form.address]: '示例路 8 号',
    [zh.form.product]: '免漆板',
    [zh.form.quantity]: '120',
    [zh.form.model]: 'E0-18',
    [zh.form.amount]: '36.5',
    [zh.form.deadline]: `${new Date().getFullYear() + 1}-02-02`,
  },
} satisfies Record<string, Record<string, string>>;

export async function write(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Writes the captcha's answer once its picture is there. */
export async function solveCaptcha({ page, captcha }: Pick<Going, 'page' | 'captcha'>): Promise<void> {
  const picture = page.getByRole('img', { name: zh.auth.captchaImage });
  await eventually(async () => expect(await picture.getAttribute('src')).toMatch(/^data:/));
  await field(page, zh.auth.captcha).fill(await captcha());
}

/** The guarded action of a site's screen, its form's title, and its submit button. */
const forms: Record<string, { opener: string; words: Record<string, string>; submit: string }> = {
  'Project application': { opener: zh.section.apply, words: texts.short, submit: zh.form.submit },
  'App intention': { opener: zh.section.intention, words: texts.short, submit: zh.form.submit },
  'Supply/demand publish': { opener: zh.section.publishSupply, words: texts.publish, submit: zh.form.publish },
};

const archive = (name: string) => ({ name, mimeType: 'application/zip', buffer: makeZip([{ name: 'plan.txt' }]) });

export const ways: Partial<Record<Family, Way>> = {
  login: {
    async act(going) {
      await write(going.page, texts.login);
      await solveCaptcha(going);
      await going.arm();
      await button(going.page, zh.auth.login).click();
    },
  },
  register: {
    async act(going) {
      await write(going.page, texts.register);
      await solveCaptcha(going);
      await going.arm();
      await button(going.page, zh.auth.register).click();
    },
  },
  submit: {
    loggedIn: true,
    async act({ page, site, arm }) {
      const { opener, words, submit } = forms[site.name];
      await page.getByRole('main').getByRole('button', { name: opener }).first().click();
      await write(page, words);
      if (words === texts.publish) await field(page, zh.form.category).selectOption({ index: 1 });
      await arm();
      await button(page, submit).click();
    },
  },
  upload: {
    loggedIn: true,
    async act({ page, arm }) {
      await page.getByRole('main').getByRole('button', { name: zh.section.apply }).first().click();
      // The page beside the form has a part of the same name.
      const chooser = page.getByRole('dialog').locator('input[type="file"]');
      await chooser.setInputFiles(archive('方案.zip'));
      await page.getByRole('dialog').getByText(zh.form.fileUploaded).waitFor();
      await arm();
      await chooser.setInputFiles(archive('预算.zip'));
    },
  },
  contact: {
    async act({ page, arm }) {
      const opener = page.getByRole('main').getByRole('button', { name: zh.section.contactExpert }).first();
      await opener.waitFor();
      await arm();
      await opener.click();
    },
  },
  userInfo: { loggedIn: true },
};
