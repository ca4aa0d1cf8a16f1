/** Texts of the desk's first screen. */
export const zhToday = {
  heading: '今日',
  failed: '没能载入，请稍后重试',
  open: '待处理',
  overdue: '已超时',
  dueToday: '今日到期',
  goesOut: '今日待发布',
  ends: '今日截止',
  waiting: '最先到期的',
  allWaiting: '全部待处理',
  nothing: '没有待处理的事',
  noneToday: '今天没有',
  rest: (count: number) => `另有 ${count} 条，在内容列表里`,
  searches: '搜不到的词',
  noSearches: '最近搜的都有结果',
  left: (days: number) => (days < 0 ? `超 ${-days} 天` : days === 0 ? '今日到期' : `剩 ${days} 天`),
  limits: ({ application, intention, entry }: Record<'application' | 'intention' | 'entry', number>) =>
    `时限按工作日计算：申报 ${application} 天，意向 ${intention} 天，供需 ${entry} 天`,
} as const;
