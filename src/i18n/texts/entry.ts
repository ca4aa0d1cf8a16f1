export const entry = {
  closed: (kind: string) => `本条${kind}已截止，仅供查阅。`,
  contact: '联系方式',
  model: '型号',
  quantity: '数量',
  amount: '金额',
  piece: '件',
  unitPrice: (price: string, unit: string) => `约 ${price} 元/${unit}`,
  area: '地区',
  address: '详细地址',
  publishedOn: (day: string) => `${day} 发布`,
} as const;
