import type { EntityField } from './entity';

/** Default labels of fields, by kind. */
const byKind = {
  id: '编号',
  text: '文字',
  rich: '正文',
  date: '日期',
  number: '数字',
  order: '次序',
  flag: '标记',
  link: '地址',
  email: '邮箱',
  category: '类别',
} as const;

/** A field's label at the desk. */
export const labelOf = ({ label, kind = 'text' }: Partial<EntityField> = {}): string => label ?? byKind[kind];
