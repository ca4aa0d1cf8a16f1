import { Link } from 'react-router-dom';
import type { Policy } from '../../contract/policy';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';
import { PolicyTag } from './PolicyTag';

/** One policy, with everything of spec §3 that a reader wants; `kind` is the name of its category. */
export function PolicyArticle({ policy, kind }: { policy: Policy; kind: string }) {
  const { fdTitle, fdClass, fdIssuedComName, fdApplyDate, fdContent, fdLevel, fdTheme } = policy;
  return (
    <ArticleLayout
      title={text(fdTitle)}
      meta={
        <>
          <PolicyTag code={fdClass} name={kind} />
          <span>{text(fdIssuedComName)}</span>
          <Day value={fdApplyDate} />
        </>
      }
      asideName={zh.detail.document}
      aside={
        <>
          <TitleBlock
            title={zh.detail.document}
            wide
            facts={[
              { label: zh.fields.issuer, value: text(fdIssuedComName), full: true },
              { label: zh.fields.level, value: text(fdLevel) },
              { label: zh.fields.kind, value: text(kind) },
              { label: zh.fields.theme, value: text(fdTheme) },
              { label: zh.fields.published, value: <Day value={fdApplyDate} /> },
            ]}
          />
          <Link className="btn noprint" to={paths.project.root}>
            {zh.detail.relatedProjects}
          </Link>
        </>
      }
      back={paths.policy.root}
    >
      <RichText html={fdContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
