import type { IndustryNews } from '../../contract/industryNews';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/TextArticle';
import { DateText } from '../../components/DateText';
import { MoreLink } from '../../components/MoreLink';

/** One news item, with all its details; `kind` is the name of its category. */
export function NewsArticle({ item, kind }: { item: IndustryNews; kind: string }) {
  return (
    <TextArticle
      title={toText(item.fdTitle)}
      tags={kind && <span className="tag tag--pine">{kind}</span>}
      facts={[
        {
          title: zh.detail.news,
          facts: [
            { label: zh.fields.source, value: toText(item.fdComName), full: true },
            { label: zh.fields.kind, value: toText(kind) },
            { label: zh.fields.published, value: <DateText value={item.fdApplyDate} /> },
          ],
        },
      ]}
      belongings={
        kind && <MoreLink to={paths.special.category(toText(item.fdType))}>{zh.detail.moreOf(kind)}</MoreLink>
      }
      html={item.fdContent}
      back={paths.special.root}
    />
  );
}
