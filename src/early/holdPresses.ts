import { pageReadyEvent } from '../lib/pageReadyEvent';

/** Presses of these need the script; links lead on without it, and so does what the server itself takes. */
const controls = 'button:not([formmethod]), [role="button"]';

interface Press {
  control: HTMLElement;
  /** Of the page it was meant for. */
  path: string;
  /** Of the Enter key in a field that belongs to no form. */
  isEnter: boolean;
}

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Of several tabs the last one counts: the first would still be on its way in. */
const areTabsOfOneList = (one: HTMLElement, other: HTMLElement): boolean => {
  const list = one.closest('[role="tablist"]');
  return list !== null && list === other.closest('[role="tablist"]');
};

/** Keeps what is pressed before the page's script has taken it over, and does it then, in its order. */
export function holdPresses(): void {
  let held: Press[] = [];
  let isOwn = false;
  let under: HTMLElement | null = null;

  const hold = (event: Event, control: HTMLElement, isEnter: boolean) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = held.filter((press) => !areTabsOfOneList(press.control, control));
    held.push({ control, path: location.pathname, isEnter });
  };
  const down = ({ target }: Event) => {
    under = controlAt(target);
  };
  const clicked = (event: Event) => {
    if (isOwn) return;
    // A page whose user is not known yet takes no presses: one that had begun before ends elsewhere.
    const control = controlAt(event.target) ?? (under?.closest('[inert]') ? under : null);
    under = null;
    if (control) hold(event, control, false);
  };
  const typed = (event: KeyboardEvent) => {
    const { target, key, isComposing } = event;
    if (isOwn || key !== 'Enter' || isComposing) return;
    if (target instanceof HTMLInputElement && !target.form) hold(event, target, true);
  };

  const stop = () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', clicked, true);
    removeEventListener('keydown', typed, true);
  };
  const release = () => {
    const press = held.shift();
    if (!press) return stop();
    const { control, path, isEnter } = press;
    if (control.isConnected && path === location.pathname) {
      isOwn = true;
      if (isEnter) control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      else control.click();
      isOwn = false;
    }
    // The page is to show what a press did before the next one.
    setTimeout(release);
  };

  addEventListener('pointerdown', down, true);
  addEventListener('click', clicked, true);
  addEventListener('keydown', typed, true);
  document.addEventListener(pageReadyEvent, () => setTimeout(release), { once: true });
}
