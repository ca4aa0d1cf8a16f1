import { addresses } from '../addresses';
import type { Area } from '../area';
import {
  categoryCode,
  date,
  email,
  id,
  issuer,
  picture,
  richText,
  text,
  title,
  type Entity,
  type EntityFields,
} from '../entity';

/** Specialist. */
export const specialist = () =>
  ({
    fdId: { ...id, of: '专家' },
    fdName: { ...title, label: '姓名' },
    fdAvatar: { ...picture, label: '照片' },
    /** Shown as 职称. */
    fdTitle: { ...text, label: '职称' },
    fdPosition: { ...text, label: '职务' },
    /** Separated by the Chinese enumeration comma. */
    fdField: {
      ...text,
      label: '擅长领域（用“、”分隔）',
      subject: true,
      facet: { kind: 'value', label: '领域', separator: '、' },
    },
    fdIntro: { ...richText, label: '简介' },
    /** Shown as 工作单位, in spite of its name. */
    fdHometown: { ...issuer, label: '工作单位' },
    fdCreateTime: { ...date, label: '入驻日期', orders: { desc: '最新加入' } },
    category: categoryCode,
    /** Returned by a separate call. */
    fdEmail: { ...email, sent: false },
    recommended: { kind: 'flag', label: '推荐', parts: true, required: true, sent: false },
  }) as const satisfies EntityFields;

export type Specialist = Entity<ReturnType<typeof specialist>>;

/** Page metadata of the area. */
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
