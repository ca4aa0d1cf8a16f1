import { zh } from '../../src/i18n/zh';
import type { renderApp } from '../support/renderApp';

/** A page's visible content and storage at one moment. */
export type PageSnapshot = ReturnType<typeof takeSnapshot>;

const waiting = [zh.site.loading, zh.form.sending];

export function takeSnapshot({ address, browser }: Pick<ReturnType<typeof renderApp>, 'address' | 'browser'>) {
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ||
    textOf(document.getElementById(element.getAttribute('aria-labelledby') ?? '')) ||
    textOf(element);
  const spokenOf = (element: Element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    return textOf(copy);
  };
  // Without layout, hidden is what its markup hides.
  const isVisible = (element: Element) => !element.closest('[hidden], dialog:not([open])');
  const buttons = all<HTMLButtonElement>('button').filter(isVisible);
  const text = document.body.textContent ?? '';
  return {
    /** Path and query in the address bar. */
    path: address(),
    /** The stored session token. */
    token: browser.stored.get('authToken') ?? null,
    /** Number of loaded documents: one, unless the page was reloaded or left. */
    documents: 1 + browser.reloads,
    /** All visible text. */
    text,
    heading: textOf(document.querySelector('h1')),
    /** Loading state: a spinner, skeleton or progress bar. */
    waiting:
      waiting.some((word) => text.includes(word)) ||
      document.querySelector('[aria-busy=true], progress, [role=progressbar], [data-waiting=true]') !== null,
    alerts: all('[role=alert]').map(textOf),
    /** Names of the open dialogs; for an alert its text. */
    dialogs: all('dialog[open]').map(nameOf),
    /** All visible text in the open dialogs. */
    dialogText: all('dialog[open]').map(textOf).join('\n'),
    /** Names of enabled buttons. */
    buttons: buttons.filter((button) => !button.disabled).map(nameOf),
    /** Names of disabled buttons. */
    disabled: buttons.filter((button) => button.disabled).map(nameOf),
    links: all('a').filter(isVisible).map(nameOf),
    /** Items of the section's category navigation. */
    categories: all(`nav[aria-label="${zh.browse.categories}"] a`).map(spokenOf),
    footer: textOf(document.querySelector('footer')),
    /** Terms of the page's description lists with their values. */
    facts: Object.fromEntries(
      all('dl > div').map((pair) => [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))]),
    ) as Record<string, string>,
    /** Download links. */
    downloads: all('main a[data-file]').length,
    /** URL of the captcha. */
    captcha: document.querySelector<HTMLImageElement>(`img[alt="${zh.auth.captchaImage}"]`)?.src ?? '',
    /** The chosen attachments, a line each. */
    files: all(`ul[aria-label="${zh.form.fileNames}"] > li`).map(textOf),
    /** Values of the open dialog's fields. */
    typed: all<HTMLInputElement>('dialog input, dialog select, dialog textarea').map(({ value }) => value),
  };
}
