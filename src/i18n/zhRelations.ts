/** Labels by kind; other kinds use their area's name. */
const kinds: Readonly<Record<string, string | undefined>> = {
  interpretations: '解读',
  projects: '可以申报的项目',
  funds: '相关金融产品',
  experts: '相关专家',
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
  heading: '相关内容',
  all: '全部',
  allOf: (kind: string) => `全部${kind}`,
  /** @param name of the items' area */
  kindOf: (kind: string, name: string, isOwn: boolean) => (isOwn && kindsOfOwn[kind]) || (kinds[kind] ?? `相关${name}`),
} as const;
