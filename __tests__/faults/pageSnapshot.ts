import { zh } from '../../src/i18n/zh';

/** What a page shows and keeps at one moment, whether jsdom or a real browser holds it. */
export interface PageSnapshot extends ReturnType<typeof readDocument> {
  /** Documents loaded: one, unless the page was reloaded or left. */
  documents: number;
}

export const labels = {
  waiting: [zh.site.loading, zh.form.sending],
  categories: zh.section.categories,
  captcha: zh.auth.captchaImage,
  files: zh.form.fileNames,
};

/**
 * Reads the page once, all at the same moment. A real browser is sent the text of this function: it knows nothing but
 * its argument and the page.
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
  // jsdom lays nothing out: there, hidden is what its markup hides.
  const isVisible = (element: Partial<Pick<Element, 'checkVisibility'>> & Pick<Element, 'closest'>) =>
    element.checkVisibility?.() ?? !element.closest('[hidden], dialog:not([open])');
  const buttons = all<HTMLButtonElement>('button').filter(isVisible);
  const text = document.body.innerText ?? document.body.textContent ?? '';
  return {
    /** Path and query in the address bar. */
    path: location.pathname + location.search,
    /** Token of the login that the browser keeps. */
    token: localStorage.getItem('authToken'),
    /** Everything that can be read. */
    text,
    heading: textOf(document.querySelector('h1')),
    /** A spinner, an outline, a progress bar: something is still awaited. */
    waiting:
      names.waiting.some((word) => text.includes(word)) ||
      document.querySelector('[aria-busy=true], progress, [role=progressbar], [data-waiting=true]') !== null,
    alerts: all('[role=alert]').map(textOf),
    /** Names of the open dialogs; an alert's is its text. */
    dialogs: all('dialog[open]').map(nameOf),
    /** Everything that can be read in the open dialogs. */
    dialogText: all('dialog[open]').map(textOf).join('\n'),
    /** Names of the buttons that can be pressed. */
    buttons: buttons.filter((button) => !button.disabled).map(nameOf),
    /** Names of those that cannot. */
    disabled: buttons.filter((button) => button.disabled).map(nameOf),
    links: all('a').filter(isVisible).map(nameOf),
    /** Entries of the section's category nav. */
    categories: all(`nav[aria-label="${names.categories}"] a`).map(spokenOf),
    footer: textOf(document.querySelector('footer')),
    /** Terms of the page's description lists with what stands beside them. */
    facts: Object.fromEntries(
      all('dl > div').map((pair) => [textOf(pair.querySelector('dt')), textOf(pair.querySelector('dd'))]),
    ) as Record<string, string>,
    /** Links that download something. */
    downloads: all('main a[download]').length,
    /** Address of the captcha's picture. */
    captcha: document.querySelector<HTMLImageElement>(`img[alt="${names.captcha}"]`)?.src ?? '',
    /** The chosen attachments, a line each. */
    files: all(`ul[aria-label="${names.files}"] > li`).map(textOf),
    /** What stands in the fields of the open dialog. */
    typed: all<HTMLInputElement>('dialog input, dialog select, dialog textarea').map(({ value }) => value),
  };
}
