import type { ReactNode } from 'react';
import { zh } from '../../i18n/zh';
import { zhPageActions } from '../../i18n/zhPageActions';
import { loadScript } from '../../lib/loadScript';
import { calendarFile } from '../../lib/calendarFile';
import { saveFile } from '../../lib/saveFile';
import { selectLocationPath } from '../../state/locationSlice';
import { type Toast, toastShown } from '../../state/noticesSlice';
import { selectIsSaved } from '../../state/selectIsSaved';
import { savedApi } from '../../areas/saved/savedApi';
import { addresses } from '../../contract/addresses';
import type { AppStore } from '../store';
import { committedPage } from './committedPage';
import { headingOf } from './headingOf';

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
      const path = committedPage(store);
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
      const path = committedPage(store);
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
