export const rating = {
  stars: (value: number) => `评分 ${value} 星`,
  none: '暂无评分',
} as const;
