/** Texts of the entries that match a supply or demand. */
export const zhMatch = {
  alike: (side: string) => `同类${side}`,
  fitting: (side: string) => `合得上的${side}`,
  count: (count: number) => `${count} 条`,
  wants: '这条需求要的',
  offers: '这条供应给的',
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
  key: (side: string) => `实色的榫表示这一项合得上，数量以${side}的一半到两倍为相当；三项都合的排在最前。`,
} as const;
