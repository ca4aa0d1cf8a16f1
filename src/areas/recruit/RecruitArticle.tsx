import type { Recruit } from '../../contract/recruit';
import { zh } from '../../copy/zh';
import { dialled } from '../../lib/dialled';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { BlockHeading } from '../../parts/BlockHeading';
import { CallLink } from '../../parts/CallLink';
import { Day } from '../../parts/Day';
import { EmailLink } from '../../parts/EmailLink';
import { PhoneLink } from '../../parts/PhoneLink';
import { RichText } from '../../parts/RichText';
import { StatusTag } from '../../parts/StatusTag';
import { TitleBlock } from '../../parts/TitleBlock';
import { headcount } from './headcount';
import styles from './RecruitArticle.module.css';

/** One recruitment entry, with everything of spec §3 that a reader wants. */
export function RecruitArticle({ job }: { job: Recruit }) {
  const number = dialled(job.fdPublisherPhone);
  const parts = [
    { id: 'job-duties', heading: zh.detail.duties, html: job.fdJobDescription, otherwise: zh.states.noDescription },
    { id: 'job-needs', heading: zh.detail.requirements, html: job.fdPositionRequirement, otherwise: zh.site.missing },
    { id: 'job-benefits', heading: zh.detail.benefits, html: job.fdBenefits, otherwise: zh.site.missing },
  ];
  return (
    <ArticleLayout
      title={text(job.fdPost)}
      meta={
        <>
          <span className={`num ${styles.salary}`}>{text(job.fdSalary)}</span>
          <StatusTag value={job.fdStatus} />
        </>
      }
      action={number && <CallLink number={number} value={job.fdPublisherPhone} />}
      factsName={zh.detail.job}
      facts={
        <>
          <TitleBlock
            title={zh.detail.job}
            facts={[
              { label: zh.fields.workplace, value: text(job.fdWorkplace) },
              { label: zh.fields.headcount, value: headcount(job.fdRecruitNum) },
              { label: zh.fields.education, value: text(job.fdEducation) },
              { label: zh.fields.experience, value: text(job.fdExperience) },
              { label: zh.fields.positionType, value: text(job.fdPositionType) },
              { label: zh.fields.publishedAt, value: <Day value={job.fdCreateTime} /> },
            ]}
          />
          <TitleBlock
            title={zh.detail.company}
            facts={[
              { label: zh.fields.company, value: text(job.fdComName), full: true },
              { label: zh.fields.industry, value: text(job.fdIndustryType) },
              { label: zh.fields.companySize, value: text(job.fdComSize) },
              { label: zh.fields.contactPerson, value: text(job.fdPublisher), full: number !== undefined },
              {
                label: zh.fields.phone,
                value: <PhoneLink value={job.fdPublisherPhone} />,
                paper: number !== undefined,
              },
              { label: zh.fields.email, value: <EmailLink value={job.fdContactEmail} />, full: true },
            ]}
          />
        </>
      }
      back={paths.specialist.root}
    >
      {parts.map(({ id, heading, html, otherwise }) => (
        <section key={id} className={styles.part} aria-labelledby={id}>
          <BlockHeading id={id} text={heading} />
          <RichText html={html} otherwise={otherwise} />
        </section>
      ))}
    </ArticleLayout>
  );
}
