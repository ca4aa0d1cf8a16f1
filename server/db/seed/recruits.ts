import type { Recruit } from '../../../src/contract/recruit';
import { contentId } from './contentId';
import { html } from './html';
import { POSTS } from './recruits/posts';

/** Twelve invented posts. */
export const recruits: Recruit[] = POSTS.map((post, index) => ({
  fdId: contentId(`recruit/${index}`, post.date),
  fdComName: post.company,
  fdComSize: post.size,
  fdIndustryType: '家具制造与服务',
  fdPositionType: post.kind,
  fdPost: post.post,
  fdWorkplace: post.place,
  fdSalary: post.salary,
  fdExperience: post.experience,
  fdEducation: post.education,
  fdPublisher: post.publisher,
  fdPublisherPhone: `1380000${1201 + index * 17}`,
  fdContactEmail: `hr${index + 1}@example.com`,
  fdRecruitNum: post.number,
  fdPositionRequirement: html.ol(...post.requirement),
  fdJobDescription: post.duties && html.ol(...post.duties),
  fdBenefits: post.benefits,
  fdStatus: '1',
  fdCreateTime: `${post.date} 10:00:00`,
}));
