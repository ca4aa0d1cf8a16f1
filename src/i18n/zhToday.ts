/** Texts of the desk's first screen. */
export const zhToday = {
  heading: '今日',
  failed: '未能加载，请稍后重试',
  open: '待处理',
  overdue: '已超时',
  dueToday: '今日到期',
  goesOut: '今日待发布',
  ends: '今日截止',
  week: '近七天收办',
  day: '日期',
  arrived: '收到',
  closed: '办结',
  waiting: '即将到期',
  allWaiting: '全部待办',
  nothing: '暂无待处理事项',
  noneToday: '今天没有',
  rest: (count: number) => `另有 ${count} 条，见内容列表`,
  searches: '无结果的搜索词',
  noSearches: '近期搜索均有结果',
  left: (days: number) => (days < 0 ? `超 ${-days} 天` : days === 0 ? '今日到期' : `剩 ${days} 天`),
  limits: ({ application, intention, entry }: Record<'application' | 'intention' | 'entry', number>) =>
    `时限按工作日计算：申报 ${application} 天，意向 ${intention} 天，供需 ${entry} 天`,
} as const;
