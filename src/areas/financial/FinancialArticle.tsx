import type { FinancialItem } from '../../contract/financial';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { MoreLink } from '../../parts/MoreLink';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';
import { Words } from '../../parts/Words';

/** One financial service, with everything of spec §3 that a reader wants; `kind` is the name of its category. */
export function FinancialArticle({ item, kind }: { item: FinancialItem; kind: string }) {
  const category = text(kind);
  const { fdTitle, fdComName, fdApplyDate, fdType, fdCategory, fdContent } = item;
  const list = text(fdCategory, '') ? paths.financial.category(text(fdCategory)) : paths.financial.root;
  return (
    <ArticleLayout
      title={text(fdTitle)}
      tags={<span className="tag tag--oak">{category}</span>}
      factsName={zh.detail.product}
      facts={
        <TitleBlock
          title={zh.detail.product}
          facts={[
            { label: zh.fields.institution, value: text(fdComName), full: true },
            { label: zh.fields.type, value: <Words text={text(fdType)} /> },
            { label: zh.fields.published, value: <Day value={fdApplyDate} /> },
          ]}
        />
      }
      belongings={<MoreLink to={list}>{kind ? zh.detail.moreOf(kind) : zh.home.moreOf(zh.nav.financial)}</MoreLink>}
      html={fdContent}
      back={list}
    >
      <RichText anchored html={fdContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
