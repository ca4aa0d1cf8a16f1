import type { ContentRow } from '../../contract/deskContent';
import { zhDeskContent as zh } from '../../i18n/zhDeskContent';
import { useListDeskCategoriesQuery } from './contentApi';
import { areaShape, choicesOf, fieldsOf, isPictured } from './contentAreas';

/** The groups of an area's rows: its categories, or the options in its definition. */
export function useGroupNames(area: string) {
  const { group } = areaShape(area);
  const hasCategories = group !== null && fieldsOf(area)[group]?.kind === 'category';
  const { data } = useListDeskCategoriesQuery(area, { skip: !hasCategories });
  const categories = (data ?? []).map(({ fdCategory, fdCategoryName }) => ({
    value: fdCategory,
    label: fdCategoryName,
  }));
  const choices = hasCategories ? categories : group === null ? [] : (choicesOf(area, group) ?? []);
  return { choices, nameOf: (value: string | null) => choices.find((one) => one.value === value)?.label ?? value };
}

/** Name of a row; items that are identified by a picture are named by group and link. */
export function useRowName(area: string): (row: ContentRow) => string {
  const { nameOf } = useGroupNames(area);
  if (!isPictured(area)) return ({ title }) => title || zh.untitled;
  return ({ category, subtitle }) => [nameOf(category), subtitle ?? zh.noLink].join(' · ');
}
