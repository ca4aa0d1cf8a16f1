export const list = {
  until: (day: string) => `${day} 截止`,
  daysLeft: (days: number) => `剩 ${days} 天`,
  lastDay: '今天截止',
  over: '已截止',
  overOn: (day: string) => `${day} 已截止`,
  startsOn: (day: string) => `${day} 开始`,
  rank: (n: number) => `第 ${n} 名`,
  directory: '专家名录',
} as const;

export const rating = {
  stars: (value: number) => `评分 ${value} 星`,
  none: '暂无评分',
} as const;
