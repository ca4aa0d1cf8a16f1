import { zh } from '../../src/i18n/zh';

/** A page's visible content and storage at one moment, from jsdom or a real browser. */
export interface PageSnapshot extends ReturnType<typeof readDocument> {
  /** Number of loaded documents: one, unless the page was reloaded or left. */
  documents: number;
}

export const labels = {
  waiting: [zh.site.loading, zh.form.sending],
  categories: zh.browse.categories,
  captcha: zh.auth.captchaImage,
  files: zh.form.fileNames,
};

/**
 * Takes a snapshot synchronously. A real browser evaluates this function's source: it may use only its argument and
 * globals.
 */
export function readDocument(names: typeof labels) {
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
  // jsdom has no layout: there, hidden is what its markup hides.
  const isVisible = (element: Partial<Pick<Element, 'checkVisibility'>> & Pick<Element, 'closest'>) =>
    element.checkVisibility?.() ?? !element.closest('[hidden], dialog:not([open])');
  const buttons = all<HTMLButtonElement>('button').filter(isVisible);
  const text = document.body.innerText ?? document.body.textContent ?? '';
  return {
    /** Path and query in the address bar. */
    path: location.pathname + location.search,
    /** The stored session token. */
    token: localStorage.getItem('authToken'),
    /** All visible text. */
    text,
    heading: textOf(document.querySelector('h1')),
    /** Loading state: a spinner, skeleton or progress bar. */
    waiting:
      names.waiting.some((word) => text.includes(word)) ||
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
    categories: all(`nav[aria-label="${names.categories}"] a`).map(spokenOf),
    footer: textOf(document.querySelector('footer')),
    /** Terms of the page's description lists with their values. */
    facts: Object.fromEntries(
      all('dl > div').map((pair) => [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))]),
    ) as Record<string, string>,
    /** Download links. */
    downloads: all('main a[data-file]').length,
    /** URL of the captcha. */
    captcha: document.querySelector<HTMLImageElement>(`img[alt="${names.captcha}"]`)?.src ?? '',
    /** The chosen attachments, a line each. */
    files: all(`ul[aria-label="${names.files}"] > li`).map(textOf),
    /** Values of the open dialog's fields. */
    typed: all<HTMLInputElement>('dialog input, dialog select, dialog textarea').map(({ value }) => value),
  };
}
