/** What a piece of an area is counted by, where it is no article. */
const units: Readonly<Record<string, string | undefined>> = {
  project: '个项目',
  getbuginess: '条',
  app: '个应用',
  specialist: '位专家',
  financial: '项服务',
  recruit: '个岗位',
};

/** What a detail leads on to. */
export const zhRelations = {
  beside: '上一条与下一条',
  /** @param of what kind it is, where its area has several */
  unitOf: (area: string, of = '') => `${units[area] ?? '篇'}${of}`,
  previous: (unit: string) => `上一${unit}`,
  next: (unit: string) => `下一${unit}`,
  first: (unit: string) => `这是第一${unit}`,
  last: (unit: string) => `这是最后一${unit}`,
  page: (page: number) => `（第 ${page} 页）`,
} as const;
