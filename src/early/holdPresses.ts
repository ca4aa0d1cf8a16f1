import { pageReadyEvent } from '../lib/pageReadyEvent';

/** Presses of these need the script; links lead on without it. */
const controls = 'button, [role="button"]';

interface Press {
  control: HTMLElement;
  /** Of the page it was meant for. */
  path: string;
}

/** Of several tabs the last one counts: the first would still be on its way in. */
const areTabsOfOneList = (one: HTMLElement, other: HTMLElement): boolean => {
  const list = one.closest('[role="tablist"]');
  return list !== null && list === other.closest('[role="tablist"]');
};

/** Keeps what is pressed before the page's script has taken it over, and does it then, in its order. */
export function holdPresses(): void {
  let held: Press[] = [];
  let isOwn = false;

  const hold = (event: Event) => {
    if (isOwn || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(controls);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = held.filter((press) => !areTabsOfOneList(press.control, control));
    held.push({ control, path: location.pathname });
  };

  const release = () => {
    const press = held.shift();
    if (!press) return removeEventListener('click', hold, true);
    if (press.control.isConnected && press.path === location.pathname) {
      isOwn = true;
      press.control.click();
      isOwn = false;
    }
    // The page is to show what a press did before the next one.
    setTimeout(release);
  };

  addEventListener('click', hold, true);
  document.addEventListener(pageReadyEvent, () => setTimeout(release), { once: true });
}
