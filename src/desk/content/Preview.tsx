import { useState, type ReactNode } from 'react';
import { AppArticle } from '../../areas/app/AppArticle';
import { FinancialArticle } from '../../areas/financial/FinancialArticle';
import { GetbuginessArticle } from '../../areas/getbuginess/GetbuginessArticle';
import { PolicyArticle } from '../../areas/policy/PolicyArticle';
import { ApplyButton } from '../../areas/project/ApplyButton';
import { ProjectArticle } from '../../areas/project/ProjectArticle';
import { RecruitArticle } from '../../areas/recruit/RecruitArticle';
import { SpecialistArticle } from '../../areas/specialist/SpecialistArticle';
import { CategorizedArticle } from '../../components/CategorizedArticle';
import type { ContentValues } from '../../contract/deskContent';
import { areaShape } from './contentAreas';
import styles from './Preview.module.css';
import { useGroupNames } from './useGroupNames';

interface Shown {
  values: ContentValues;
  /** The name of its category. */
  kind: string;
  now: Date;
}

const nothing = () => undefined;

/** The portal's own view of an area's items. Form values are as in the API: strings, and null for empty. */
const views: Readonly<Record<string, (shown: Shown) => ReactNode>> = {
  policy: ({ values, kind }) => <PolicyArticle policy={values as never} kind={kind} />,
  financial: ({ values, kind }) => <FinancialArticle item={values as never} kind={kind} />,
  recruit: ({ values }) => <RecruitArticle job={values as never} />,
  app: ({ values }) => <AppArticle app={values as never} onIntention={nothing} />,
  specialist: ({ values }) => <SpecialistArticle specialist={values as never} onContact={nothing} />,
  project: ({ values, now }) => (
    <ProjectArticle
      project={values as never}
      now={now}
      attachment={null}
      hasAttachment={false}
      action={<ApplyButton project={values as never} now={now} onApply={nothing} />}
    />
  ),
  getbuginess: ({ values, kind, now }) => (
    <GetbuginessArticle
      entry={values as never}
      side={values.fdGetbuginessType === '1' ? 'demand' : 'supply'}
      kind={kind}
      now={now}
      onPublish={nothing}
    />
  ),
};

const text = (value: ContentValues[string] | undefined) =>
  value === null || value === undefined ? null : String(value);

/** Areas of articles, including added ones. */
function articleView(area: string, { values, kind }: Shown): ReactNode {
  const { title, day, group, rich, subtitle } = areaShape(area);
  const at = (name: string | null | undefined) => (name ? text(values[name]) : null);
  const source = subtitle === null ? {} : { source: at(subtitle) };
  const category = group === null ? {} : { category: at(group) };
  const article = { title: at(title) ?? '', date: at(day), text: at(rich[0]), ...category, ...source };
  return <CategorizedArticle article={article} kind={kind} section={{ category: () => '#' }} />;
}

/** A content item as visitors see it, with inert links. */
export function Preview({ area, values }: { area: string; values: ContentValues }) {
  const [now] = useState(() => new Date());
  const { nameOf } = useGroupNames(area);
  const { group } = areaShape(area);
  const shown = { values, kind: (group === null ? null : nameOf(text(values[group]))) ?? '', now };
  return (
    <div
      className={styles.page}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a, button')) {
          event.preventDefault();
          event.stopPropagation();
        }
      }}
    >
      {views[area]?.(shown) ?? articleView(area, shown)}
    </div>
  );
}
