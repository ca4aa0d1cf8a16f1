/** A script that does not arrive is asked for again after these, ms; then when the network is back. */
const waits = [1000, 4000];

/**
 * Loads the page's scripts in their order: they wait in a template, which the server put into the page. Elements that came
 * with the page need no policy of Trusted Types, as addresses out of a script would.
 */
export function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal-scripts');
  for (const element of template?.content.children ?? []) load(element, 0);
}

function load(element: Element, failures: number): void {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    copy.async = false;
    copy.onerror = () => {
      const wait = waits[failures];
      const again = () => load(element, failures + 1);
      if (wait === undefined) addEventListener('online', again, { once: true });
      else setTimeout(again, wait);
    };
  }
  document.head.append(copy);
}
