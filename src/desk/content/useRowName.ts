import type { ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { isPictured } from './contentFacts';
import { useGroupNames } from './useGroupNames';

/** What a row is called; what has a picture for a name, by its group and where it leads. */
export function useRowName(area: string): (row: ContentRow) => string {
  const { nameOf } = useGroupNames(area);
  if (!isPictured(area)) return ({ title }) => title || zh.untitled;
  return ({ category, subtitle }) => [nameOf(category), subtitle ?? zh.noLink].join(' · ');
}
