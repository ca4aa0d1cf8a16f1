import type { FinancialItem } from '../../contract/areas/financial';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { TextArticle } from '../../components/RichText';
import { DateText } from '../../components/DateText';
import { Link } from '../../components/Link';
import { MoreLink } from '../../components/MoreLink';
import { NoWrapText } from '../../components/NoWrapText';
import { useRichTextFacts } from '../../components/ArticleLayout';
import { BankLogo, TermList } from './productParts';
import styles from './FinancialArticle.module.css';

/** One financial service, with all its details; `kind` is its category's name. */
export function FinancialArticle({ item, kind }: { item: FinancialItem; kind: string }) {
  const category = toText(kind);
  const { fdTitle, fdComName, fdApplyDate, fdType, fdCategory, fdContent } = item;
  const terms = useRichTextFacts(fdContent)?.terms;
  const bank = zh.finance.banks.findIndex((name) => name === fdComName);
  const list = toText(fdCategory, '') ? paths.financial.category(toText(fdCategory)) : paths.financial.root;
  return (
    <TextArticle
      title={toText(fdTitle)}
      tags={<span className="tag tag--oak">{category}</span>}
      portrait={bank >= 0 && <BankLogo place={bank} />}
      measures={terms && <TermList terms={terms} className={styles.terms} />}
      action={
        <Link className="btn" to={paths.contactUs}>
          {zh.detail.askAbout}
        </Link>
      }
      facts={[
        {
          title: zh.detail.product,
          facts: [
            { label: zh.fields.institution, value: toText(fdComName), full: true },
            { label: zh.fields.type, value: <NoWrapText text={toText(fdType)} /> },
            { label: zh.fields.published, value: <DateText value={fdApplyDate} /> },
          ],
        },
      ]}
      related={<MoreLink to={list}>{kind ? zh.detail.moreOf(kind) : zh.home.moreOf(zh.nav.financial)}</MoreLink>}
      html={fdContent}
    />
  );
}
