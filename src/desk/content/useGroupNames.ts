import { useListDeskCategoriesQuery } from './contentApi';
import { areaShape, choicesOf, fieldsOf } from './contentFacts';

/** The groups that an area's rows are sorted into: its categories, or the choices of its definition. */
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
