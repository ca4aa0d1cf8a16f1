import type { Recruit } from '../../contract/areas/recruit';
import { zh } from '../../i18n/zh';
import { telephoneNumber } from '../../lib/telephoneNumber';
import { toText } from '../../lib/toText';
import { ArticleLayout } from '../../components/ArticleLayout';
import { Block } from '../../components/Block';
import { CallLink, PhoneLink } from '../../components/PhoneLink';
import { EmailLink } from '../../components/EmailLink';
import { DateText } from '../../components/DateText';
import { RichText } from '../../components/RichText';
import { StatusTag } from '../../components/StatusTag';
import { headcount } from './headcount';
import styles from './RecruitArticle.module.css';

export function RecruitArticle({ job }: { job: Recruit }) {
  const number = telephoneNumber(job.fdPublisherPhone);
  const parts = [
    { id: 'job-duties', heading: zh.job.duties, html: job.fdJobDescription, fallback: zh.states.noDescription },
    { id: 'job-needs', heading: zh.job.requirements, html: job.fdPositionRequirement, fallback: zh.site.missing },
    { id: 'job-benefits', heading: zh.job.benefits, html: job.fdBenefits, fallback: zh.site.missing },
  ];
  return (
    <ArticleLayout
      title={toText(job.fdPost)}
      meta={
        <>
          <span className={`num ${styles.salary}`}>{toText(job.fdSalary)}</span>
          <span>{toText(job.fdComName)}</span>
          <StatusTag value={job.fdStatus} />
        </>
      }
      action={number && <CallLink number={number} value={job.fdPublisherPhone} />}
      facts={[
        {
          title: zh.job.facts,
          facts: [
            { label: zh.job.workplace, value: toText(job.fdWorkplace) },
            { label: zh.job.headcount, value: headcount(job.fdRecruitNum) },
            { label: zh.job.education, value: toText(job.fdEducation) },
            { label: zh.job.experience, value: toText(job.fdExperience) },
            { label: zh.job.positionType, value: toText(job.fdPositionType) },
            { label: zh.fields.publishedAt, value: <DateText value={job.fdCreateTime} /> },
          ],
        },
        {
          title: zh.job.companyFacts,
          facts: [
            { label: zh.job.company, value: toText(job.fdComName), full: true },
            { label: zh.job.industry, value: toText(job.fdIndustryType) },
            { label: zh.job.companySize, value: toText(job.fdComSize) },
            { label: zh.fields.contactPerson, value: toText(job.fdPublisher), full: number !== undefined },
            {
              label: zh.fields.phone,
              value: <PhoneLink value={job.fdPublisherPhone} />,
              full: number !== undefined,
              paper: number !== undefined,
            },
            { label: zh.fields.email, value: <EmailLink value={job.fdContactEmail} />, full: true },
          ],
        },
      ]}
    >
      {parts.map(({ id, heading, html, fallback }) => (
        <Block key={id} className={styles.part} id={id} text={heading}>
          <RichText html={html} fallback={fallback} />
        </Block>
      ))}
    </ArticleLayout>
  );
}
