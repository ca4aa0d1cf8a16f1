import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { zhPageActions } from '../../i18n/zhPageActions';
import { loadScript } from '../../lib/loadScript';
import { calendarFile } from '../../lib/calendarFile';
import { saveFile } from '../../lib/saveFile';
import { type Toast, toastShown } from '../../state/dialogsSlice';
import { selectIsSaved } from '../../state/selectBookmarks';
import { savedApi } from '../../areas/saved/savedApi';
import { addresses } from '../../contract/addresses';
import type { AppStore } from '../store';
import { selectPage, selectLocationPath } from '../../state/locationSlice';

/** A touch that starts this near to the edge, px, is the browser's own back gesture. */
const edge = 24;

/** A shorter movement, px, is a tap. */
const minDistance = 40;

/** A steeper movement scrolls the page: ratio of vertical to horizontal. */
const maxSlope = 0.5;

/** The button that a swipe triggers; a disabled one is not clicked. */
function controlOf(target: Element, step: 1 | -1): HTMLElement | null {
  const carousel = target.closest('[aria-roledescription]');
  if (carousel) {
    const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
    const place = dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
    return dots.length > 1 ? dots[(place + step + dots.length) % dots.length]! : null;
  }
  const tabs = target.closest('[role="tabpanel"]')?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  const all = [...(tabs ?? [])];
  return all[all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + step] ?? null;
}

/**
 * Swipe navigation of banners and tabs. The CSS `touch-action` leaves vertical scrolling to the browser, and a swipe
 * clicks the existing button.
 */
export function createSwipes() {
  let start: PointerEvent | null = null;
  const forget = () => {
    start = null;
  };
  return {
    pointerdown: (event: PointerEvent) => {
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
      const isInside = event.clientX > edge && event.clientX < document.documentElement.clientWidth - edge;
      start = isFinger && isInside ? event : null;
    },
    pointercancel: forget,
    pointerup: (event: PointerEvent) => {
      const from = start;
      forget();
      if (!from || from.pointerId !== event.pointerId || !(from.target instanceof Element)) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.abs(across) < minDistance || Math.abs(down) > Math.abs(across) * maxSlope) return;
      controlOf(from.target, across < 0 ? 1 : -1)?.click();
    },
  };
}

/** The heading of the current page. */
export const headingOf = (): string => document.querySelector('h1')?.textContent.trim() ?? '';

/** Fallback for browsers without the Clipboard API and pages without HTTPS. */
function copySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'vh';
  const { activeElement } = document;
  (activeElement?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  let isCopied = false;
  try {
    isCopied = document.execCommand('copy');
  } catch {
    // Not allowed: the caller reports it.
  }
  field.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
  return isCopied;
}

/** Copies a text to the clipboard; resolves to whether it succeeded. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** An in-app browser that cannot save files: docs/behaviour/page-actions.md. */
const keepsNoFiles = () => /MicroMessenger/i.test(navigator.userAgent);

/**
 * Click handlers by `data-action`.
 *
 * @param showReading shows or hides the read-aloud bar
 */
export function createClickHandler(store: AppStore, showReading: (bar: ReactNode) => void) {
  const toast = (text: string, more: Omit<Toast, 'text'> = {}) => store.dispatch(toastShown({ text, ...more }));
  /** The page's address without its hash. */
  const addressOf = () => location.origin + selectLocationPath(store.getState()).replace(/#.*/, '');
  const copy = async (text: string, done: string) =>
    (await copyText(text)) ? toast(done) : toast(zhPageActions.notCopied(text), { isLong: true });

  const actions: Record<string, (button: HTMLElement) => unknown> = {
    read: (opener) =>
      loadScript(() => import(/* webpackChunkName: "read-aloud" */ './readAloud')).then(
        ({ readAloud }) => readAloud({ store, show: showReading, opener }),
        () => toast(zh.states.loadFailed, { isLong: true }),
      ),
    print: () => print(),
    copyPhone: ({ dataset }) => copy(dataset.text ?? '', zhPageActions.phoneCopied),
    share: async () => {
      if (!navigator.share) return copy(addressOf(), zhPageActions.linkCopied);
      // Dismissing the share sheet is not a failure.
      await navigator.share({ title: headingOf(), url: addressOf() }).catch(() => undefined);
    },
    calendar: ({ dataset }) => {
      if (keepsNoFiles()) return toast(zhPageActions.openInBrowser, { isLong: true });
      const path = selectPage(store.getState());
      const url = location.origin + path;
      const file = calendarFile({
        uid: `${path.slice(1).replace(/\//g, '-')}@${location.hostname}`,
        day: dataset.day ?? '',
        title: zhPageActions.deadline(headingOf()),
        description: `${zhPageActions.deadlineOf(zh.site.name)}\n${url}`,
        url,
        now: Date.now(),
      });
      saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${headingOf()}.ics`);
      toast(zhPageActions.calendarReady);
    },
    save: async () => {
      const path = selectPage(store.getState());
      const isSaved = selectIsSaved(store.getState(), path);
      const change = isSaved
        ? ({ kind: 'removed', path } as const)
        : ({ kind: 'saved', item: { path, title: headingOf(), at: Date.now() } } as const);
      const { error } = await store.dispatch(savedApi.endpoints.updateBookmarks.initiate(change, { track: false }));
      if (error) return toast(isSaved ? zhPageActions.notUnsaved : zhPageActions.notSaved, { isLong: true });
      const link = { text: zhPageActions.toSaved, path: addresses.saved };
      toast(isSaved ? zhPageActions.unsaved : zhPageActions.saved, { link });
    },
  };

  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>('[data-action]');
    if (button) void actions[button.dataset.action ?? '']?.(button);
    else if (event.target.closest('a[data-file]') && keepsNoFiles()) {
      event.preventDefault();
      toast(zhPageActions.openInBrowser, { isLong: true });
    }
  };
}
