import { pageReadyEvent } from '../lib/pageReadyEvent';

/** Clicks of these need the script; links lead on without it, and so does what the server itself takes. */
const controls = 'button:not([formmethod]), [role="button"]';

interface HeldClick {
  control: HTMLElement;
  /** The control itself, or the one that took its place. */
  find: () => HTMLElement | undefined;
  /** Of the page it was meant for. */
  path: string;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const namesakes = (name: string | null) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter((one) => nameOf(one) === name);

/** The script may draw a control anew: that of the same name among as many, so that nothing else is ever pressed. */
function finderOf(control: HTMLElement): HeldClick['find'] {
  const name = nameOf(control);
  const before = namesakes(name);
  const place = before.indexOf(control);
  return () => {
    if (control.isConnected) return control;
    const now = namesakes(name);
    return now.length === before.length ? now[place] : undefined;
  };
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
  let under: Omit<HeldClick, 'path'> | null = null;

  const hold = (event: Event, press: Omit<HeldClick, 'path'>) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = held.filter(({ control }) => !areTabsOfOneList(control, press.control));
    held.push({ ...press, path: location.pathname });
  };
  const pressOf = (control: HTMLElement) => ({ control, find: finderOf(control) });
  const down = ({ target }: Event) => {
    const control = controlAt(target);
    under = control && pressOf(control);
  };
  const clicked = (event: Event) => {
    if (isOwn) return;
    const control = controlAt(event.target);
    // A page whose user is not known yet takes no presses, nor does what is gone: one that had begun before ends elsewhere.
    const begun = under && (!under.control.isConnected || under.control.closest('[inert]')) ? under : null;
    under = null;
    if (control && !isSent(control)) hold(event, pressOf(control));
    else if (!control && begun) hold(event, begun);
  };

  const stop = () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', clicked, true);
  };
  const release = () => {
    const press = held.shift();
    if (!press) return stop();
    const control = press.path === location.pathname && press.find();
    if (control) {
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
