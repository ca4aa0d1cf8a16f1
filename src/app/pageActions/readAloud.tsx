import type { ReactNode } from 'react';
import { zhReading } from '../../i18n/zhReading';
import { toastShown } from '../../state/noticesSlice';
import type { AppStore } from '../store';
import { articleText, type Paragraph } from './articleText';
import { chineseVoice } from './chineseVoice';
import { committedPage } from './committedPage';
import { ReadingBar } from './ReadingBar';

/** How long to wait for the browser's voices, ms. */
const voiceTimeout = 1500;

async function voiceInTime(): Promise<SpeechSynthesisVoice | null | undefined> {
  const voice = chineseVoice();
  if (voice !== undefined) return voice;
  return new Promise((resolve) => {
    const end = () => resolve(chineseVoice());
    speechSynthesis.addEventListener?.('voiceschanged', end, { once: true });
    setTimeout(end, voiceTimeout);
  });
}

let stopReading: (() => void) | undefined;

interface Reader {
  store: AppStore;
  /** Shows or hides the bar. */
  show: (bar: ReactNode) => void;
  /** The clicked button. */
  opener: HTMLElement;
}

/**
 * Reads the current article aloud, paragraph by paragraph, with a bar to pause and stop; any earlier reading ends. It
 * ends with the page.
 */
export async function readAloud(reader: Reader): Promise<void> {
  stopReading?.();
  const { store } = reader;
  const page = committedPage(store);
  const voice = await voiceInTime();
  if (page !== committedPage(store)) return;
  const text = articleText();
  if (!voice || text.length === 0) {
    store.dispatch(toastShown({ text: zhReading.cannot, isLong: true }));
    return;
  }
  // Another click may have come first.
  stopReading?.();
  read(text, voice, reader, page);
}

function read(text: Paragraph[], voice: SpeechSynthesisVoice, { store, show, opener }: Reader, page: string): void {
  let nth = 0;
  let sentence = 0;
  let isPaused = false;
  // The current utterance: events of earlier ones are ignored, and without a reference some browsers garbage-collect
  // it.
  let spoken: SpeechSynthesisUtterance | undefined;

  const mark = () => {
    for (const { element } of text) element.removeAttribute('data-reading');
    text[nth]?.element.setAttribute('data-reading', '');
  };
  const render = () => {
    mark();
    show(
      <ReadingBar
        paragraph={nth + 1}
        count={text.length}
        isPaused={isPaused}
        opener={opener}
        onPause={pause}
        onStop={end}
      />,
    );
  };
  const silence = () => {
    spoken = undefined;
    speechSynthesis.cancel();
  };
  const end = () => {
    if (stopReading !== end) return;
    stopReading = undefined;
    silence();
    nth = text.length;
    mark();
    unsubscribe();
    removeEventListener('pagehide', end);
    show(null);
  };
  const speak = () => {
    const words = text[nth]?.sentences[sentence];
    if (words === undefined) {
      end();
      store.dispatch(toastShown({ text: zhReading.ended }));
      return;
    }
    render();
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
      store.dispatch(toastShown({ text: zhReading.failed, isLong: true }));
    };
    spoken = utterance;
    speechSynthesis.speak(utterance);
  };
  // Not `speechSynthesis.pause()`: on phones it cannot be resumed.
  const pause = () => {
    isPaused = !isPaused;
    if (isPaused) {
      silence();
      render();
    } else speak();
  };
  const unsubscribe = store.subscribe(() => {
    if (committedPage(store) !== page) end();
  });
  addEventListener('pagehide', end);
  stopReading = end;
  speechSynthesis.cancel();
  speak();
}
