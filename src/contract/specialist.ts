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
} from './entity';

/** Specialist. */
export const specialist = {
  fdId: id,
  fdName: title,
  fdAvatar: picture,
  /** Shown as 职称. */
  fdTitle: text,
  fdPosition: text,
  /** A list separated by the Chinese enumeration comma. */
  fdField: { ...text, facet: { kind: 'value', label: '领域', separator: '、' } },
  fdIntro: richText,
  /** Shown as 工作单位, in spite of its name. */
  fdHometown: issuer,
  fdCreateTime: { ...date, orders: { desc: '最新加入' } },
  category: categoryCode,
  /** Sent by a call of its own. */
  fdEmail: { ...email, sent: false },
  recommended: { kind: 'flag', required: true, sent: false },
} as const satisfies EntityFields;

export type Specialist = Entity<typeof specialist>;

/** Contact information of a specialist, from findSpecialistRelationById. */
export interface SpecialistContact {
  fdEmail: string | null;
}
