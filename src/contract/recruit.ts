import { date, email, id, issuer, number, richText, text, unsearched, type Entity, type EntityFields } from './entity';

/** Recruitment entry. */
export const recruit = {
  fdId: id,
  fdComName: issuer,
  fdComSize: text,
  fdIndustryType: text,
  fdPositionType: text,
  fdPost: { ...text, names: true },
  fdWorkplace: text,
  fdSalary: text,
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
  fdCreateTime: date,
} as const satisfies EntityFields;

export type Recruit = Entity<typeof recruit>;
