/** What every page says of the search; the rest comes with its own script (`src/i18n/zhSearch.ts`). */
export const search = {
  name: '搜索',
  ofSite: '全站搜索',
  placeholder: '搜政策、项目、供需、应用、专家',
} as const;
