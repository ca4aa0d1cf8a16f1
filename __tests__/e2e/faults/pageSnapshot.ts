import type { Page } from 'playwright-core';
import { zh } from '../../../src/i18n/zh';

/** What a page shows and keeps at one moment. */
export interface Seen {
  /** Path and query in the address bar. */
  path: string;
  /** Everything that can be read. */
  text: string;
  heading: string;
  token: string | null;
  /** A spinner, an outline, a progress bar: something is still awaited. */
  waiting: boolean;
  /** Names of the open dialogs, the alert's text included. */
  dialogs: string[];
  /** Names of the buttons that can be pressed. */
  buttons: string[];
  disabled: string[];
  /** Entries of the section's category nav. */
  categories: string[];
  footer: string;
  /** Terms and values of the page's description lists. */
  facts: Record<string, string>;
  /** Links that download something. */
  downloads: number;
  /** Address of the captcha's picture. */
  captcha: string;
  /** The chosen attachments, a line each. */
  files: string[];
  /** The values in the fields of the open dialog. */
  typed: string[];
}

const words = {
  waiting: [zh.site.loading, zh.form.sending],
  categories: zh.section.categories,
  captcha: zh.auth.captchaImage,
  files: zh.form.fileNames,
};

/** Reads the page once, all at the same moment. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate((names) => {
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ||
      textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) ||
      textOf(element);
    const buttons = all<HTMLButtonElement>('button').filter((button) => button.checkVisibility());
    const text = document.body.innerText;
    return {
      path: location.pathname + location.search,
      text,
      heading: textOf(document.querySelector('h1')),
      token: localStorage.getItem('authToken'),
      waiting:
        names.waiting.some((word) => text.includes(word)) ||
        document.querySelector('[aria-busy=true], progress, [role=progressbar], [data-waiting=true]') !== null,
      dialogs: all('dialog[open]').map(nameOf),
      buttons: buttons.filter((button) => !button.disabled).map(nameOf),
      disabled: buttons.filter((button) => button.disabled).map(nameOf),
      categories: all(`nav[aria-label="${names.categories}"] a`).map(textOf),
      footer: textOf(document.querySelector('footer')),
      facts: Object.fromEntries(
        all('dl > div').map((pair) => [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))]),
      ),
      downloads: all('main a[download]').length,
      captcha: document.querySelector<HTMLImageElement>(`img[alt="${names.captcha}"]`)?.src ?? '',
      files: all(`ul[aria-label="${names.files}"] > li`).map(textOf),
      typed: all<HTMLInputElement>('dialog input, dialog select, dialog textarea').map(({ value }) => value),
    };
  }, words);
