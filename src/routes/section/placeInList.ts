import { orderName } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import { choiceOf } from '../../lib/listChoice';
import { pageOfAddress } from './pageOfAddress';

/**
 * Where in a list an address leads, without quoting the address, which anybody may have written. Empty for the list's
 * first page without filters.
 *
 * @param isFiltering whether lists can be filtered
 */
export function placeInList(to: string, isFiltering: boolean): string {
  const search = new URLSearchParams(to.split('#', 1)[0]!.split('?')[1]);
  const page = pageOfAddress(search.get('page'));
  const chosen = Object.keys((isFiltering && choiceOf(search)) || {});
  const words: string[] = chosen.some((name) => name !== orderName) ? [zh.detail.filtered] : [];
  if (page > 1) words.push(zh.detail.page(page));
  return words.length > 0 ? `（${words.join(' · ')}）` : '';
}
