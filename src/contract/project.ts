/** Project that companies can apply to. Its attachment is fetched separately. */
export interface Project {
  fdId: string;
  fdProjectName: string;
  fdComName: string | null;
  /** Rich text. */
  fdProjectContent: string | null;
  fdPublisher: string | null;
  fdContactPerson: string | null;
  fdContactEmail: string | null;
  /** First and last day of applications, `yyyy-MM-dd`. */
  fdApplicationStart: string | null;
  fdApplicationEnd: string | null;
}

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
