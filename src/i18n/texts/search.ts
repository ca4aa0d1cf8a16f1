/** Search texts of every page; the rest loads with the search chunk (`src/i18n/zhSearch.ts`). */
export const search = {
  name: '搜索',
  ofSite: '全站搜索',
  placeholder: '搜政策、项目、供需、应用、专家',
} as const;
