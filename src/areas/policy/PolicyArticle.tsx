import type { Policy } from '../../contract/policy';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/TextArticle';
import { DateText } from '../../components/DateText';
import { MoreLink } from '../../components/MoreLink';
import { Link } from '../../components/Link';
import { PolicyTag } from './PolicyTag';

/** One policy, with all its details; `kind` is the name of its category. */
export function PolicyArticle({ policy, kind }: { policy: Policy; kind: string }) {
  const { fdTitle, fdClass, fdIssuedComName, fdApplyDate, fdContent, fdLevel, fdTheme } = policy;
  return (
    <TextArticle
      title={toText(fdTitle)}
      tags={<PolicyTag code={fdClass} name={kind} />}
      action={
        <Link className="btn" to={paths.project.root}>
          {zh.detail.relatedProjects}
        </Link>
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
      belongings={kind && <MoreLink to={paths.policy.category(toText(fdClass))}>{zh.detail.moreOf(kind)}</MoreLink>}
      html={fdContent}
    />
  );
}
