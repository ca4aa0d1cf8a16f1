import type { AppStore } from '../store';
import { selectPage } from '../../state/locationSlice';

/** Preference of voices: mainland Mandarin first. */
const kinds = [/^(?:zh|cmn)[-_](?:Hans[-_])?CN/i, /^(?:zh|cmn)(?:[-_]Hans)?$/i, /^(?:zh|cmn)[-_](?!HK)/i];

/**
 * A local voice for Chinese; remote ones would send the text to another host. Null if there is none, undefined until
 * the browser has loaded its voices.
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
 * Hides the read-aloud button where the browser cannot read aloud. A button already visible stays until navigation, so
 * that the others do not move under the pointer.
 */
export function hideReading(store: AppStore): void {
  const say = () => {
    document.documentElement.toggleAttribute('data-mute', chineseVoice() === null);
  };
  let page = selectPage(store.getState());
  const look = () => {
    if (chineseVoice() !== null || !document.querySelector('[data-action="read"]')) say();
  };
  look();
  store.subscribe(() => {
    if (selectPage(store.getState()) === page) return;
    page = selectPage(store.getState());
    say();
  });
  // Voices often load late.
  if ('speechSynthesis' in window) speechSynthesis.addEventListener?.('voiceschanged', look);
}
