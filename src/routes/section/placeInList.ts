import { zh } from '../../i18n/zh';

/** Values of filters that are words themselves, or years; the others are codes, whose words the list's filters know. */
const word = /^\d{4}$|\p{Script=Han}/u;

/** Where in a list an address leads, in words: what is chosen of it, and its page. Empty for its plain beginning. */
export function placeInList(to: string): string {
  const words = [...new URLSearchParams(to.split('?')[1])].flatMap(([name, value]) =>
    name === 'page' ? zh.detail.page(value) : name.startsWith('fd') && word.test(value) ? value : [],
  );
  return words.length > 0 ? `（${words.join(' · ')}）` : '';
}
