import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { zhReading } from '../../i18n/zhReading';
import { toastShown } from '../../state/dialogsSlice';
import type { AppStore } from '../store';
import { chineseVoice } from './chineseVoice';
import { selectPage } from '../../state/locationSlice';
import styles from './ReadingBar.module.css';

/** A paragraph to read: its element and its sentences. */
interface Paragraph {
  element: Element;
  sentences: string[];
}

const blocks = 'h1, h2, h3, h4, p, li, td, th, caption, blockquote, figcaption, pre, div, section, article';

/** Content of the page that is not part of the article's text. */
const apart = 'nav, aside, button, dl, .noprint, .vh, [aria-hidden="true"], [hidden], script, style';

/** Some voices stop in the middle of an utterance longer than this, characters. */
const longest = 120;

/** Splits a text into utterances of a sentence or, where that is long, less. */
function sentencesOf(text: string): string[] {
  const pieces = text.match(/[^。！？；!?;\n]+[。！？；!?;\n]*/g) ?? [];
  return (
    pieces
      .flatMap((piece) => (piece.length > longest ? (piece.match(/[^，,、：:]+[，,、：:]*/g) ?? []) : [piece]))
      // eslint-disable-next-line no-restricted-syntax -- made of constants
      .flatMap((piece) => piece.match(new RegExp(`[^]{1,${longest}}`, 'gu')) ?? [])
      .map((piece) => piece.trim())
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  );
}

/** The parts of the current page to read: its title and its text, in order. */
function articleText(): Paragraph[] {
  const root = document.querySelector('main article') ?? document.querySelector('main');
  if (!root) return [];
  const found: { element: Element; text: string }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent || parentElement.closest(apart)) continue;
    const element = parentElement.closest(blocks) ?? root;
    const last = found[found.length - 1];
    if (last?.element === element) last.text += textContent;
    else found.push({ element, text: textContent });
  }
  return found
    .map(({ element, text }) => ({ element, sentences: sentencesOf(text) }))
    .filter(({ sentences }) => sentences.length > 0);
}

interface ReadingBarProps {
  /** Number of the current paragraph, from 1, and the total. */
  paragraph: number;
  count: number;
  isPaused: boolean;
  /** The button that started the reading; it gets the focus back when the bar closes. */
  opener: HTMLElement;
  onPause: () => void;
  onStop: () => void;
}

/** Pause and stop controls for reading aloud. */
function ReadingBar({ paragraph, count, isPaused, opener, onPause, onStop }: ReadingBarProps) {
  const bar = useRef<HTMLElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    pause.current?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return (
    <section
      ref={bar}
      className={`noprint ${styles.bar}`}
      aria-label={zhReading.name}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Escape applies to the bar only.
        event.preventDefault();
        onStop();
      }}
    >
      <p className="text-15 ink-2">{zhReading.place(paragraph, count)}</p>
      <button ref={pause} type="button" className="btn" onClick={onPause}>
        {isPaused ? zhReading.resume : zhReading.pause}
      </button>
      <button type="button" className="btn btn--line" onClick={onStop}>
        {zhReading.stop}
      </button>
    </section>
  );
}

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
  const page = selectPage(store.getState());
  const voice = await voiceInTime();
  if (page !== selectPage(store.getState())) return;
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
    if (selectPage(store.getState()) !== page) end();
  });
  addEventListener('pagehide', end);
  stopReading = end;
  speechSynthesis.cancel();
  speak();
}
