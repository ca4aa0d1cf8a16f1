import * as field from '../entity';

/** A category of an area: its code and its name. */
export const category = () =>
  ({
    fdId: { ...field.id, of: '分类与字典', sent: false },
    /** One of the areas with categories. */
    area: { kind: 'text', label: '栏目', required: true, groups: true, sent: false },
    fdCategory: { kind: 'text', label: '编码', required: true, max: 64 },
    fdCategoryName: { kind: 'text', label: '类别名称', required: true, max: 100, names: true },
    sort: { kind: 'order', required: true, sent: false },
  }) as const satisfies field.EntityFields;

export type Category = field.Entity<ReturnType<typeof category>>;
