import type { FinancialItem } from '../../contract/financial';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { ArticleLayout } from '../../parts/ArticleLayout';
import { Day } from '../../parts/Day';
import { RichText } from '../../parts/RichText';
import { TitleBlock } from '../../parts/TitleBlock';

/** One financial service, with everything of spec §3 that a reader wants; `kind` is the name of its category. */
export function FinancialArticle({ item, kind }: { item: FinancialItem; kind: string }) {
  const category = text(kind);
  const { fdTitle, fdComName, fdApplyDate, fdType, fdCategory, fdContent } = item;
  return (
    <ArticleLayout
      title={text(fdTitle)}
      meta={
        <>
          <span className="tag tag--oak">{category}</span>
          <span>{text(fdComName)}</span>
          <Day value={fdApplyDate} />
        </>
      }
      asideName={zh.detail.product}
      aside={
        <TitleBlock
          title={zh.detail.product}
          wide
          facts={[
            { label: zh.fields.institution, value: text(fdComName), full: true },
            { label: zh.fields.kind, value: category },
            { label: zh.fields.type, value: text(fdType) },
            { label: zh.fields.published, value: <Day value={fdApplyDate} />, full: true },
          ]}
        />
      }
      back={text(fdCategory, '') ? paths.financial.category(text(fdCategory)) : paths.financial.root}
    >
      <RichText html={fdContent} otherwise={zh.states.noContent} />
    </ArticleLayout>
  );
}
