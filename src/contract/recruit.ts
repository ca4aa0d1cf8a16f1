/** Recruitment entry. */
export interface Recruit {
  fdId: string;
  fdComName: string | null;
  fdComSize: string | null;
  fdIndustryType: string | null;
  fdPositionType: string | null;
  fdPost: string | null;
  fdWorkplace: string | null;
  fdSalary: string | null;
  fdExperience: string | null;
  fdEducation: string | null;
  fdPublisher: string | null;
  fdPublisherPhone: string | null;
  fdContactEmail: string | null;
  fdRecruitNum: number | string | null;
  /** Rich text or plain text. */
  fdPositionRequirement: string | null;
  fdJobDescription: string | null;
  fdBenefits: string | null;
  fdStatus: string | null;
  fdCreateTime: string | null;
}
