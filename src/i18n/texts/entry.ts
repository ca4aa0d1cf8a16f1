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

/** Texts of the entries that match a supply or demand. */
export const match = {
  alike: (side: string) => `同类${side}`,
  fitting: (side: string) => `匹配的${side}`,
  count: (count: number) => `${count} 条`,
  wants: '本条需求',
  offers: '本条供应',
  province: '省份',
  amountAndEnd: '金额与截止',
  words: {
    sameKind: '同类',
    otherKind: '不同类',
    sameProvince: '同省',
    otherProvince: '跨省',
    noProvince: '地区未填',
    alike: '数量相当',
    less: '数量较少',
    more: '数量较多',
    noQuantity: '数量未填',
  },
  key: (side: string) => `深色标签表示该项匹配，数量在${side}的一半至两倍之间算相当；三项全部匹配的排在最前。`,
} as const;

/** Comparing supplies. */
export const comparison = {
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
  removed: (count: number) => `有 ${count} 条已不存在或已撤下。`,
  entries: '所选供应',
  others: (count: number) => `另有 ${count} 条属于其他类别，不在此对比。`,
  company: '公司',
  kind: '类别',
  deadline: '截止日期',
} as const;
