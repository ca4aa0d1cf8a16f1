import { pageReadyEvent } from '../lib/pageReadyEvent';

/** Clicks of these need the script; links lead on without it, and so does what the server itself takes. */
const controls = 'button:not([formmethod]), [role="button"]';

interface HeldClick {
  control: HTMLElement;
  /** Of the page it was meant for. */
  path: string;
}

/** What sends a form that the server takes: a search, a page of a list. */
const isSent = (control: Element) =>
  control instanceof HTMLButtonElement && control.type === 'submit' && control.form?.method === 'get';

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Of several tabs the last one counts: the first would still be on its way in. */
const areTabsOfOneList = (one: HTMLElement, other: HTMLElement): boolean => {
  const list = one.closest('[role="tablist"]');
  return list !== null && list === other.closest('[role="tablist"]');
};

/** Keeps what is pressed before the page's script has taken it over, and does it then, in its order. */
export function holdClicks(): void {
  let held: HeldClick[] = [];
  let isOwn = false;
  let under: HTMLElement | null = null;

  const hold = (event: Event, control: HTMLElement) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = held.filter((press) => !areTabsOfOneList(press.control, control));
    held.push({ control, path: location.pathname });
  };
  const down = ({ target }: Event) => {
    under = controlAt(target);
  };
  const clicked = (event: Event) => {
    if (isOwn) return;
    const control = controlAt(event.target);
    // A page whose user is not known yet takes no presses: one that had begun before ends elsewhere.
    const begun = under?.closest('[inert]') ? under : null;
    under = null;
    if (control ? !isSent(control) : begun) hold(event, (control ?? begun)!);
  };

  const stop = () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', clicked, true);
  };
  const release = () => {
    const press = held.shift();
    if (!press) return stop();
    const { control, path } = press;
    if (control.isConnected && path === location.pathname) {
      isOwn = true;
      control.click();
      isOwn = false;
    }
    // The page is to show what a press did before the next one.
    setTimeout(release);
  };

  addEventListener('pointerdown', down, true);
  addEventListener('click', clicked, true);
  document.addEventListener(pageReadyEvent, () => setTimeout(release), { once: true });
}
