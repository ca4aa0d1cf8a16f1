import { addresses } from '../addresses';
import type { Area } from '../area';
import * as field from '../entity';

export const specialist = () =>
  ({
    fdId: { ...field.id, of: '专家' },
    fdName: { ...field.title, label: '姓名' },
    fdAvatar: { ...field.picture, label: '照片' },
    /** Shown as 职称. */
    fdTitle: { ...field.text, label: '职称' },
    fdPosition: { ...field.text, label: '职务' },
    /** Separated by the Chinese enumeration comma. */
    fdField: {
      ...field.text,
      label: '擅长领域（用“、”分隔）',
      subject: true,
      facet: { kind: 'value', label: '领域', separator: '、' },
    },
    fdIntro: { ...field.richText, label: '简介' },
    /** Shown as 工作单位, in spite of its name. */
    fdHometown: { ...field.issuer, label: '工作单位' },
    fdCreateTime: { ...field.date, label: '入驻日期', orders: { desc: '最新加入' } },
    category: field.categoryCode,
    /** Returned by a separate call. */
    fdEmail: { ...field.email, sent: false },
    recommended: { kind: 'flag', label: '推荐', parts: true, required: true, sent: false },
  }) as const satisfies field.EntityFields;

export type Specialist = field.Entity<ReturnType<typeof specialist>>;

export const specialistArea = {
  name: '专家',
  kind: 'experts',
  list: addresses.specialist.all,
  title: 'fdName',
  unit: '位专家',
} as const satisfies Area;

/** Contact information of a specialist, from findSpecialistRelationById. */
export interface SpecialistContact {
  fdEmail: string | null;
}
