/** Labels by kind; other kinds use their area's name. */
const kinds: Readonly<Record<string, string | undefined>> = {
  interpretations: '解读',
  projects: '可以申报的项目',
  funds: '可以用的资金',
  experts: '可以问的人',
  jobs: '相关岗位',
};

/** The same on pages of their own area. */
const kindsOfOwn: Readonly<Record<string, string | undefined>> = { apps: '同类应用', jobs: '相近岗位' };

/** Texts of related content. */
export const zhRelations = {
  beside: '上一条与下一条',
  /** @param of the kind, if the area has several */
  unitOf: (unit = '篇', of = '') => unit + of,
  previous: (unit: string) => `上一${unit}`,
  next: (unit: string) => `下一${unit}`,
  first: (unit: string) => `这是第一${unit}`,
  last: (unit: string) => `这是最后一${unit}`,
  heading: '与它相关',
  all: '全部',
  allOf: (kind: string) => `全部${kind}`,
  /** @param name of the items' area */
  kindOf: (kind: string, name: string, isOwn: boolean) => (isOwn && kindsOfOwn[kind]) || (kinds[kind] ?? `相关${name}`),
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
