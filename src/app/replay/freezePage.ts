import type { BrowserPort } from '../../state/thunkExtra';

/** Input events; none may reach a replayed screen. */
const gestures = ['click', 'auxclick', 'dblclick', 'submit', 'beforeinput', 'change', 'cancel', 'drop'] as const;

/** A browser whose storage, address and page are read-only during replay. */
export function freezeBrowser(browser: BrowserPort, isStill: () => boolean): BrowserPort {
  const unlessStill =
    <Args extends unknown[]>(work: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!isStill()) work(...args);
    };
  const { storage, tabStorage } = browser;
  return {
    ...browser,
    storage: {
      ...storage,
      setItem: unlessStill((key: string, value: string) => storage.setItem(key, value)),
      removeItem: unlessStill((key: string) => storage.removeItem(key)),
    },
    tabStorage: {
      ...tabStorage,
      setItem: (key: string, value: string) => !isStill() && tabStorage.setItem(key, value),
      removeItem: unlessStill((key: string) => tabStorage.removeItem(key)),
    },
    navigate: unlessStill((...args: Parameters<BrowserPort['navigate']>) => browser.navigate(...args)),
    leave: unlessStill((url: string) => browser.leave(url)),
    reload: unlessStill(() => browser.reload()),
  };
}

/**
 * During replay the page sends nothing and takes no input: a call neither resolves nor rejects, so that nothing follows
 * from it. The panel, inside `exempt`, stays usable.
 */
export function freezePage(isStill: () => boolean, exempt: Element): void {
  const send = window.fetch.bind(window);
  window.fetch = (...args) => (isStill() ? new Promise<Response>(() => undefined) : send(...args));
  const sendRequest = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function sendUnlessStill(...args) {
    if (!isStill()) sendRequest.apply(this, args);
  };
  const refuse = (event: Event) => {
    const isPanel = event.target instanceof Node && exempt.contains(event.target);
    if (!isStill() || isPanel) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const gesture of gestures) window.addEventListener(gesture, refuse, { capture: true });
  // The browser itself would close an open dialog on Escape.
  window.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), { capture: true });
}
