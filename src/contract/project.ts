import { categoryCode, date, email, id, link, richText, text, title, type Entity, type EntityFields } from './entity';

/** Project that companies can apply to. Its attachment is fetched separately. */
export const project = {
  fdId: id,
  fdProjectName: title,
  fdComName: text,
  fdProjectContent: richText,
  fdPublisher: text,
  fdContactPerson: text,
  fdContactEmail: email,
  /** First and last day of applications, `yyyy-MM-dd`. */
  fdApplicationStart: date,
  fdApplicationEnd: date,
  category: { ...categoryCode, sent: false },
  attachment: { ...link, sent: false },
} as const satisfies EntityFields;

export type Project = Entity<typeof project>;

/** Payload of a project application, form-encoded. */
export interface ProjectApplication {
  fdProjectId: string;
  fdProjectName: string;
  fdComName: string;
  fdComId: string;
  fdSubmitterName: string;
  fdSubmitterPhone: string;
  fdApplicantEmail: string;
  fdApplicationInfo: string;
  /** Attachment ids joined by commas. */
  attKey_projectApplyInfoAtt: string;
}
