export const pagination = {
  name: '分页',
  total: (n: number) => `共 ${n} 条`,
  previous: '上一页',
  next: '下一页',
  jump: '跳至页码',
  gap: '…',
} as const;

/** Texts of list filters. */
export const filters = {
  name: '筛选',
  order: '排序',
  chosen: '已选条件',
  chosenCount: '项已选',
  remove: '移除',
  clearAll: '清除全部',
  clear: '清除',
  show: '查看结果',
  nested: '各时间段的数量有重叠',
  more: (n: number) => `展开其余 ${n} 项`,
  moreWithout: (n: number) => `另有 ${n} 项暂无内容`,
  /** @param things with their measure word, as in `条政策` */
  showThings: (n: number, things: string) => `查看 ${n} ${things}`,
  things: {
    policy: '条政策',
    project: '个项目',
    financial: '款产品',
    shoppingMall: '个应用',
    specialist: '位专家',
    recruit: '个岗位',
    entries: (name: string) => `条${name}`,
  },
} as const;
