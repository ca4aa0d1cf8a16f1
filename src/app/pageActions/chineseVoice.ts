import type { AppStore } from '../store';
import { committedPage } from './committedPage';

/** How well a voice reads the portal's texts: the language as it is spoken here first. */
const kinds = [/^(?:zh|cmn)[-_](?:Hans[-_])?CN/i, /^(?:zh|cmn)(?:[-_]Hans)?$/i, /^(?:zh|cmn)[-_](?!HK)/i];

/**
 * A voice that reads Chinese on this device; others would send the text to another host. Null where there is none,
 * undefined as long as the browser has not said which voices it has.
 */
export function chineseVoice(): SpeechSynthesisVoice | null | undefined {
  if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) return null;
  const voices = speechSynthesis.getVoices();
  if (voices.length === 0) return undefined;
  const own = voices.filter(({ localService }) => localService);
  for (const kind of kinds) {
    const voice = own.find(({ lang }) => kind.test(lang));
    if (voice) return voice;
  }
  return null;
}

/**
 * Has pages show no key that reads aloud where the browser cannot. A key that is shown already stays until its page is
 * left: those beside it would move under the pointer.
 */
export function hideReading(store: AppStore): void {
  const say = () => {
    document.documentElement.toggleAttribute('data-mute', chineseVoice() === null);
  };
  let page = committedPage(store);
  const look = () => {
    if (chineseVoice() !== null || !document.querySelector('[data-action="read"]')) say();
  };
  look();
  store.subscribe(() => {
    if (committedPage(store) === page) return;
    page = committedPage(store);
    say();
  });
  // They often come later.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', look);
}
