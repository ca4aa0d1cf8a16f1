import type { pinyin as Pinyin } from 'pinyin-pro';

let loaded: typeof Pinyin | null = null;

/** Loaded on first use: its dictionary is large. */
function load(): typeof Pinyin {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  loaded ??= (require('pinyin-pro') as { pinyin: typeof Pinyin }).pinyin;
  return loaded;
}

/** Pinyin of a Chinese word. */
export interface Typed {
  /** `zhengce` */
  pinyin: string;
  /** `zc` */
  initials: string;
}

/** Pinyin of a word; null unless it is entirely Chinese with known readings. */
export function pinyinOf(word: string): Typed | null {
  if (!/^\p{Script=Han}+$/u.test(word)) return null;
  const syllables = load()(word, { toneType: 'none', type: 'array', v: true });
  const letters = syllables.map((syllable) => syllable.toLowerCase().replace(/[^a-z]/g, ''));
  if (letters.includes('')) return null;
  return { pinyin: letters.join(''), initials: letters.map((syllable) => syllable[0]!).join('') };
}
