import { zhReading } from '../../i18n/zhReading';
import type { AppStore } from '../store';
import { articleText, type Paragraph } from './articleText';
import { chineseVoice } from './chineseVoice';
import { committedPage } from './committedPage';
import styles from './readAloud.module.css';
import type { Toast } from './toast';

/** Until then a browser says which voices it has, ms. */
const patience = 1500;

async function voiceInTime(): Promise<SpeechSynthesisVoice | null | undefined> {
  const voice = chineseVoice();
  if (voice !== undefined) return voice;
  return new Promise((resolve) => {
    const end = () => resolve(chineseVoice());
    speechSynthesis.addEventListener?.('voiceschanged', end, { once: true });
    setTimeout(end, patience);
  });
}

let stopReading: (() => void) | undefined;

/**
 * Reads the article of the open page aloud, a paragraph after the other, with a bar that pauses and stops it; what was
 * read before ends. It ends with the page.
 */
export async function readAloud(store: AppStore, toast: Toast, key: HTMLElement): Promise<void> {
  stopReading?.();
  const page = committedPage(store);
  const voice = await voiceInTime();
  if (page !== committedPage(store)) return;
  const text = articleText();
  if (!voice || text.length === 0) return toast(zhReading.cannot, { long: true });
  // Another press may have been as quick.
  stopReading?.();
  read(text, voice, { store, toast, key, page });
}

interface Reading {
  store: AppStore;
  toast: Toast;
  key: HTMLElement;
  page: string;
}

function read(text: Paragraph[], voice: SpeechSynthesisVoice, { store, toast, key, page }: Reading): void {
  let nth = 0;
  let sentence = 0;
  let isPaused = false;
  // What is being said; what an earlier one says of itself no longer counts, and without it some browsers forget theirs.
  let spoken: SpeechSynthesisUtterance | undefined;

  const bar = document.createElement('section');
  bar.className = `noprint ${styles.bar}`;
  bar.setAttribute('aria-label', zhReading.name);
  const place = document.createElement('p');
  const pause = Object.assign(document.createElement('button'), { type: 'button', className: 'btn' });
  const stop = Object.assign(document.createElement('button'), { type: 'button', className: 'btn btn--line' });
  stop.textContent = zhReading.stop;
  bar.append(place, pause, stop);

  const show = () => {
    for (const { element } of text) element.removeAttribute('data-reading');
    text[nth]?.element.setAttribute('data-reading', '');
    place.textContent = zhReading.place(nth + 1, text.length);
    pause.textContent = isPaused ? zhReading.resume : zhReading.pause;
  };
  const silence = () => {
    spoken = undefined;
    speechSynthesis.cancel();
  };
  const end = () => {
    if (stopReading !== end) return;
    stopReading = undefined;
    silence();
    for (const { element } of text) element.removeAttribute('data-reading');
    unsubscribe();
    removeEventListener('pagehide', end);
    const hadFocus = bar.contains(document.activeElement);
    bar.remove();
    if (hadFocus && key.isConnected) key.focus({ preventScroll: true });
  };
  const speak = () => {
    const words = text[nth]?.sentences[sentence];
    if (words === undefined) {
      end();
      return toast(zhReading.ended);
    }
    show();
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => {
      if (spoken !== utterance) return;
      sentence += 1;
      if (sentence >= text[nth]!.sentences.length) {
        nth += 1;
        sentence = 0;
      }
      speak();
    };
    utterance.onerror = () => {
      if (spoken !== utterance) return;
      end();
      toast(zhReading.failed, { long: true });
    };
    spoken = utterance;
    speechSynthesis.speak(utterance);
  };
  // Not the browser's own pause: on phones nothing resumes it.
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    if (isPaused) {
      silence();
      show();
    } else speak();
  });
  stop.addEventListener('click', end);
  bar.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    // It is for the bar alone.
    event.preventDefault();
    end();
  });
  const unsubscribe = store.subscribe(() => {
    if (committedPage(store) !== page) end();
  });
  addEventListener('pagehide', end);
  stopReading = end;
  speechSynthesis.cancel();
  document.body.append(bar);
  speak();
  pause.focus({ preventScroll: true });
}
