import { date, email, id, issuer, number, richText, text, unsearched, type Entity, type EntityFields } from './entity';

/** Recruitment entry. */
export const recruit = {
  fdId: id,
  fdComName: issuer,
  fdComSize: text,
  fdIndustryType: text,
  fdPositionType: text,
  fdPost: { ...text, names: true },
  fdWorkplace: { ...text, facet: { kind: 'value', label: '地点', until: '·' } },
  fdSalary: {
    ...text,
    facet: { kind: 'range', label: '月薪', unit: '元', steps: [8_000, 12_000, 16_000], per: 'month', none: '面议' },
    orders: { desc: '月薪从高到低' },
  },
  fdExperience: text,
  fdEducation: text,
  fdPublisher: unsearched,
  fdPublisherPhone: unsearched,
  fdContactEmail: email,
  fdRecruitNum: number,
  /** Rich text or plain text, as are the next two. */
  fdPositionRequirement: richText,
  fdJobDescription: richText,
  fdBenefits: richText,
  fdStatus: unsearched,
  fdCreateTime: { ...date, orders: { desc: '最新发布' } },
} as const satisfies EntityFields;

export type Recruit = Entity<typeof recruit>;
