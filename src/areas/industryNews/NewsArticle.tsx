import type { IndustryNews } from '../../contract/industryNews';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { MoreLink } from '../../parts/MoreLink';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';

/** One news item, with everything of spec §3 that a reader wants; `kind` is the name of its category. */
export function NewsArticle({ item, kind }: { item: IndustryNews; kind: string }) {
  return (
    <ArticleLayout
      title={text(item.fdTitle)}
      tags={kind && <span className="tag tag--pine">{kind}</span>}
      factsName={zh.detail.news}
      facts={
        <TitleBlock
          title={zh.detail.news}
          facts={[
            { label: zh.fields.source, value: text(item.fdComName), full: true },
            { label: zh.fields.kind, value: text(kind) },
            { label: zh.fields.published, value: <Day value={item.fdApplyDate} /> },
          ]}
        />
      }
      belongings={kind && <MoreLink to={paths.special.category(text(item.fdType))}>{zh.detail.moreOf(kind)}</MoreLink>}
      html={item.fdContent}
      back={paths.special.root}
    >
      <RichText anchored html={item.fdContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
