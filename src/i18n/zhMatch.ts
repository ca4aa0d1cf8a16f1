/** Texts of the entries that match a supply or demand. */
export const zhMatch = {
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
