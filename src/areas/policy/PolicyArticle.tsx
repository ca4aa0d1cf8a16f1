import type { ReactNode } from 'react';
import type { Policy } from '../../contract/areas/policy';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import type { ArticleLayoutProps } from '../../components/ArticleLayout';
import { TextArticle } from '../../components/RichText';
import { DateText } from '../../components/DateText';
import { MoreLink } from '../../components/MoreLink';
import { Link } from '../../components/Link';
import { PolicyTag } from './PolicyTag';

/** What a policy's header shows of the project that companies apply for under it. */
export interface PolicyHead extends Pick<ArticleLayoutProps, 'measures' | 'action' | 'reach' | 'due'> {
  tag?: ReactNode;
}

interface PolicyArticleProps {
  policy: Policy;
  /** The name of its category. */
  kind: string;
  head?: PolicyHead;
}

/** One policy, with all its details. Unless its header has an action, or needs none, it links to all projects. */
export function PolicyArticle({ policy, kind, head: { tag, ...head } = {} }: PolicyArticleProps) {
  const { fdTitle, fdClass, fdIssuedComName, fdApplyDate, fdContent, fdLevel, fdTheme } = policy;
  return (
    <TextArticle
      title={toText(fdTitle)}
      {...head}
      tags={
        <>
          <PolicyTag code={fdClass} name={kind} />
          {tag}
        </>
      }
      action={
        head.action === undefined ? (
          <Link className="btn" to={paths.project.root}>
            {zh.detail.relatedProjects}
          </Link>
        ) : (
          head.action
        )
      }
      facts={[
        {
          title: zh.detail.document,
          facts: [
            { label: zh.fields.issuer, value: toText(fdIssuedComName), full: true },
            { label: zh.fields.level, value: toText(fdLevel) },
            { label: zh.fields.kind, value: toText(kind) },
            { label: zh.fields.theme, value: toText(fdTheme) },
            { label: zh.fields.published, value: <DateText value={fdApplyDate} /> },
          ],
        },
      ]}
      related={kind && <MoreLink to={paths.policy.category(toText(fdClass))}>{zh.detail.moreOf(kind)}</MoreLink>}
      html={fdContent}
    />
  );
}
