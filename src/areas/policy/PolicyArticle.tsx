import { Link } from 'react-router-dom';
import type { Policy } from '../../contract/policy';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { MoreLink } from '../../parts/MoreLink';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';
import { PolicyTag } from './PolicyTag';

/** One policy, with everything of spec §3 that a reader wants; `kind` is the name of its category. */
export function PolicyArticle({ policy, kind }: { policy: Policy; kind: string }) {
  const { fdTitle, fdClass, fdIssuedComName, fdApplyDate, fdContent, fdLevel, fdTheme } = policy;
  return (
    <ArticleLayout
      title={text(fdTitle)}
      tags={<PolicyTag code={fdClass} name={kind} />}
      action={
        <Link className="btn" to={paths.project.root}>
          {zh.detail.relatedProjects}
        </Link>
      }
      factsName={zh.detail.document}
      facts={
        <TitleBlock
          title={zh.detail.document}
          facts={[
            { label: zh.fields.issuer, value: text(fdIssuedComName), full: true },
            { label: zh.fields.level, value: text(fdLevel) },
            { label: zh.fields.kind, value: text(kind) },
            { label: zh.fields.theme, value: text(fdTheme) },
            { label: zh.fields.published, value: <Day value={fdApplyDate} /> },
          ]}
        />
      }
      belongings={kind && <MoreLink to={paths.policy.category(text(fdClass))}>{zh.detail.moreOf(kind)}</MoreLink>}
      html={fdContent}
      back={paths.policy.root}
    >
      <RichText anchored html={fdContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
