/** Comparing supplies. */
export const zhCompare = {
  title: '供应对比',
  intro: '把几条供应的型号、数量、金额、地区和截止日期并排比较。',
  choose: '加入对比',
  chosen: (count: number, most: number) => `已选 ${count} 条，最多 ${most} 条`,
  oneKind: '同一类别的供应才能对比',
  open: '对比',
  clear: '清除',
  none: '在供应列表中勾选“加入对比”，最多三条，即可在此并排比较。',
  another: '返回供应列表',
  table: '所选供应并排比较',
  missing: (count: number) => `有 ${count} 条未能加载。`,
  entries: '所选供应',
  others: (count: number) => `另有 ${count} 条属于其他类别，不在此对比。`,
  company: '公司',
  kind: '类别',
  deadline: '截止日期',
} as const;
