import styles from './handy.module.css';

/** How long it stays, ms; longer where it asks for something. */
const stays = { short: 4000, long: 12_000 };

interface ToastOptions {
  /** A page of the portal that it leads to. */
  link?: { text: string; path: string };
  long?: boolean;
}

export type Toast = (text: string, options?: ToastOptions) => void;

/** A line at the window's foot that says what has been done; it is read out, and waits under pointer and focus. */
export function createToast(navigate: (path: string) => void): Toast {
  const element = document.createElement('div');
  element.className = `noprint on-dark ${styles.toast}`;
  element.setAttribute('role', 'status');
  document.body.append(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lasts = stays.short;
  let isUnderPointer = false;
  let latest: Element | undefined;

  const hide = () => {
    element.textContent = '';
    isUnderPointer = false;
  };
  const wait = () => clearTimeout(timer);
  const count = () => {
    wait();
    timer = setTimeout(hide, lasts);
  };
  element.addEventListener('pointerenter', () => {
    isUnderPointer = true;
    wait();
  });
  element.addEventListener('pointerleave', () => {
    isUnderPointer = false;
    if (!element.contains(document.activeElement)) count();
  });
  element.addEventListener('focusin', wait);
  element.addEventListener('focusout', () => {
    if (!isUnderPointer) count();
  });

  const show = (line: Element) => {
    // Another one has come meanwhile.
    if (line !== latest) return;
    element.textContent = '';
    element.append(line);
    if (!isUnderPointer) count();
  };

  return (text, { link, long } = {}) => {
    const line = document.createElement('p');
    line.textContent = text;
    if (link) {
      const leads = Object.assign(document.createElement('a'), { href: link.path, textContent: link.text });
      leads.addEventListener('click', (event) => {
        event.preventDefault();
        hide();
        navigate(link.path);
      });
      line.append(' ', leads);
    }
    // What lies under an open dialog is neither seen nor read out.
    const host = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (element.parentElement !== host) {
      hide();
      host.append(element);
    }
    latest = line;
    lasts = long ? stays.long : stays.short;
    // A region is read out when it changes, not when it comes: the page has to have drawn it empty.
    requestAnimationFrame(() => setTimeout(show, 0, line));
  };
}
