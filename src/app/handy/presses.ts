import { zh } from '../../i18n/zh';
import { zhHandy } from '../../i18n/zhHandy';
import { calendarFile } from '../../lib/calendarFile';
import { selectLocationPath } from '../../state/locationSlice';
import { selectIsSaved } from '../../state/selectIsSaved';
import { savedApi } from '../../areas/saved/savedApi';
import { addresses } from '../../contract/addresses';
import type { AppStore } from '../store';
import { committedPage } from './committedPage';
import { copyText } from './copyText';
import { headingOf } from './headingOf';
import { saveFile } from './saveFile';
import type { Toast } from './toast';

/** A browser inside an app that keeps nothing: docs/decisions/046-on-the-device.md. */
const keepsNoFiles = () => /MicroMessenger/i.test(navigator.userAgent);

/** What the keys of a page do, by their `data-act`. */
export function createPresses(store: AppStore, toast: Toast) {
  /** Of the page, without what only a place in it means. */
  const addressOf = () => location.origin + selectLocationPath(store.getState()).replace(/#.*/, '');
  const copy = async (text: string, done: string) =>
    (await copyText(text)) ? toast(done) : toast(zhHandy.notCopied(text), { long: true });

  const acts: Record<string, (key: HTMLElement) => unknown> = {
    read: (key) =>
      import(/* webpackChunkName: "read-aloud" */ './readAloud').then(
        ({ readAloud }) => readAloud(store, toast, key),
        () => toast(zh.states.loadFailed, { long: true }),
      ),
    print: () => print(),
    copyLink: () => copy(addressOf(), zhHandy.linkCopied),
    copyPhone: ({ dataset }) => copy(dataset.text ?? '', zhHandy.phoneCopied),
    share: async () => {
      if (!navigator.share) return copy(addressOf(), zhHandy.linkCopied);
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title: headingOf(), url: addressOf() }).catch(() => undefined);
    },
    calendar: ({ dataset }) => {
      if (keepsNoFiles()) return toast(zhHandy.openInBrowser, { long: true });
      const path = committedPage(store);
      const url = location.origin + path;
      const file = calendarFile({
        uid: `${path.slice(1).replace(/\//g, '-')}@${location.hostname}`,
        day: dataset.day ?? '',
        title: zhHandy.deadline(headingOf()),
        description: `${zhHandy.deadlineOf(zh.site.name)}\n${url}`,
        url,
        now: Date.now(),
      });
      saveFile(file, 'text/calendar;charset=utf-8', `${headingOf()}.ics`);
      toast(zhHandy.calendarReady);
    },
    save: async () => {
      const path = committedPage(store);
      const isSaved = selectIsSaved(store.getState(), path);
      const change = isSaved
        ? ({ kind: 'removed', path } as const)
        : ({ kind: 'saved', item: { path, title: headingOf(), at: Date.now() } } as const);
      const { error } = await store.dispatch(savedApi.endpoints.updateShelf.initiate(change, { track: false }));
      if (error) return toast(isSaved ? zhHandy.notUnsaved : zhHandy.notSaved, { long: true });
      const link = { text: zhHandy.toSaved, path: addresses.saved };
      toast(isSaved ? zhHandy.unsaved : zhHandy.saved, { link });
    },
  };

  return (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const key = event.target.closest<HTMLElement>('[data-act]');
    if (key) void acts[key.dataset.act ?? '']?.(key);
    else if (event.target.closest('a[download]') && keepsNoFiles()) {
      event.preventDefault();
      toast(zhHandy.openInBrowser, { long: true });
    }
  };
}
