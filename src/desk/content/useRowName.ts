import type { ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { isPictured } from './contentAreas';
import { useGroupNames } from './useGroupNames';

/** Name of a row; items that are identified by a picture are named by group and link. */
export function useRowName(area: string): (row: ContentRow) => string {
  const { nameOf } = useGroupNames(area);
  if (!isPictured(area)) return ({ title }) => title || zh.untitled;
  return ({ category, subtitle }) => [nameOf(category), subtitle ?? zh.noLink].join(' · ');
}
