import { zh } from '../../i18n/zh';

/** The page of a list to which an address leads, in words; empty for the first. Its other words could be anybody's. */
export function placeInList(to: string): string {
  const [, page] = /[?&]page=(\d+)/.exec(to) ?? [];
  return page ? zh.detail.page(page) : '';
}
