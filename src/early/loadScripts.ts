import { scheduleRetry } from '../lib/scheduleRetry';

/**
 * Loads the page's scripts in order, from a template that the server embedded. Cloned elements need no Trusted Types
 * policy, unlike script URLs.
 */
export function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal-scripts');
  for (const element of template?.content.children ?? []) load(element, 1);
}

function load(element: Element, tries: number): void {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    copy.async = false;
    copy.onerror = () => scheduleRetry(tries, () => load(element, tries + 1));
  }
  document.head.append(copy);
}
