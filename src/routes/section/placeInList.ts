import { zh } from '../../i18n/zh';
import { choiceOf, orderName } from '../../lib/listChoice';
import { pageOfAddress } from './pageOfAddress';

/** Words said; who chose more knows what. */
const mostWords = 3;

/** Values that are words themselves, or years: the others are codes, whose words the list's own filters know. */
const isWord = (value: string) => /^\d{4}$|\p{Script=Han}/u.test(value);

/** Where in a list an address leads, in words: what is chosen of it, and its page. Empty for its plain beginning. */
export function placeInList(to: string): string {
  const { searchParams } = new URL(to, 'http://portal.invalid');
  const page = pageOfAddress(searchParams.get('page'));
  const choice = choiceOf(searchParams) ?? {};
  const chosen = [...searchParams].flatMap(([name, value]) =>
    name !== orderName && choice[name]?.includes(value) ? [value] : [],
  );
  if (page === 1 && chosen.length === 0) return '';
  const words = chosen.filter(isWord);
  const said = words.length > 0 && words.length <= mostWords ? words : chosen.length > 0 ? [zh.detail.filtered] : [];
  return zh.detail.placeInList([...said, zh.detail.pageOfList(page)]);
}
