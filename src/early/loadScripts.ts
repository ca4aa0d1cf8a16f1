import { tryAgain } from '../lib/tryAgain';

/**
 * Loads the page's scripts in their order: they wait in a template, which the server put into the page. Elements that came
 * with the page need no policy of Trusted Types, as addresses out of a script would.
 */
export function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal-scripts');
  for (const element of template?.content.children ?? []) load(element, 1);
}

function load(element: Element, tries: number): void {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    copy.async = false;
    copy.onerror = () => tryAgain(tries, () => load(element, tries + 1));
  }
  document.head.append(copy);
}
