import { pageReadyEvent } from '../lib/pageReadyEvent';

/** Controls whose clicks need the script; links and forms handled by the server work without it. */
const controls = 'button:not([formmethod]), [role="button"]';

interface HeldClick {
  control: HTMLElement;
  /** The control itself, or the one that replaced it. */
  find: () => HTMLElement | undefined;
  /** The page it was meant for. */
  path: string;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const namesakes = (name: string | null) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter((one) => nameOf(one) === name);

/** Hydration may replace a control: finds it by accessible name and index, and only if their number is unchanged. */
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

/** Whether a click submits a form that the server handles: a search, a page of a list, the display settings. */
const isSent = (target: EventTarget | null) => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.type === 'submit' && (button.hasAttribute('formmethod') || button.form?.method === 'get');
};

const controlAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/** Whether a click follows a link to another page, in this window. */
const leavesPage = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.dataset.file !== undefined || ctrlKey || metaKey || shiftKey) return false;
  const [page = ''] = link.href.split('#');
  return page.startsWith('http') && page !== location.href.split('#')[0];
};

/** Of several tabs the last click wins: the first would still be animating. */
const areTabsOfOneList = (one: HTMLElement, other: HTMLElement): boolean => {
  const list = one.closest('[role="tablist"]');
  return list !== null && list === other.closest('[role="tablist"]');
};

/** Queues clicks before hydration, and replays them in order afterwards. */
export function holdClicks(): void {
  let queue: HeldClick[] = [];
  let isOwn = false;
  let under: Omit<HeldClick, 'path'> | null = null;

  const hold = (event: Event, click: Omit<HeldClick, 'path'>) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue = queue.filter(({ control }) => !areTabsOfOneList(control, click.control));
    queue.push({ ...click, path: location.pathname });
  };
  const clickOf = (control: HTMLElement) => ({ control, find: finderOf(control) });
  const down = ({ target }: Event) => {
    const control = controlAt(target);
    under = control && clickOf(control);
  };
  const clicked = (event: MouseEvent) => {
    if (isOwn) return;
    const control = controlAt(event.target);
    const isSubmit = isSent(event.target);
    // What is held would still be replayed while the browser loads the next page.
    if (isSubmit || leavesPage(event)) queue = [];
    // Neither a page whose user is unknown nor a removed control takes clicks: a sequence that began there ends elsewhere.
    const begun = under && (!under.control.isConnected || under.control.closest('[inert]')) ? under : null;
    under = null;
    const click = control ? !isSubmit && clickOf(control) : begun;
    if (click) hold(event, click);
  };

  const stop = () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', clicked, true);
  };
  const release = () => {
    const press = queue.shift();
    if (!press) return stop();
    const control = press.path === location.pathname && press.find();
    if (control) {
      isOwn = true;
      control.click();
      isOwn = false;
    }
    // The page renders the result of one click before the next.
    setTimeout(release);
  };

  addEventListener('pointerdown', down, true);
  addEventListener('click', clicked, true);
  document.addEventListener(pageReadyEvent, () => setTimeout(release), { once: true });
}
