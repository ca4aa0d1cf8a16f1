export const pagination = {
  name: '分页',
  total: (n: number) => `共 ${n} 条`,
  previous: '上一页',
  next: '下一页',
  jump: '跳至页码',
  gap: '…',
} as const;
