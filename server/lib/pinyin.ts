import type { pinyin as Pinyin } from 'pinyin-pro';

let loaded: typeof Pinyin | null = null;

/** Its dictionary takes a while to load, which a server that is never searched need not wait for. */
function load(): typeof Pinyin {
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  loaded ??= (require('pinyin-pro') as { pinyin: typeof Pinyin }).pinyin;
  return loaded;
}

/** How a Chinese word is typed. */
export interface Typed {
  /** `zhengce` */
  pinyin: string;
  /** `zc` */
  initials: string;
}

/** How a word is typed in pinyin; null for a word that is not Chinese throughout, or has a character whose sound is unknown. */
export function pinyinOf(word: string): Typed | null {
  if (!/^\p{Script=Han}+$/u.test(word)) return null;
  const syllables = load()(word, { toneType: 'none', type: 'array', v: true });
  const letters = syllables.map((syllable) => syllable.toLowerCase().replace(/[^a-z]/g, ''));
  if (letters.includes('')) return null;
  return { pinyin: letters.join(''), initials: letters.map((syllable) => syllable[0]!).join('') };
}
