import type { FinancialItem } from '../../contract/areas/financial';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { DateText } from '../../components/DateText';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { Skeleton, indexes } from '../../components/Skeleton';
import { statedTerms } from '../../lib/statedTerms';
import { BankLogo } from './bankLogos';
import { firstTable } from './productTerms';
import styles from './FinancialCards.module.css';
import { TermList } from './TermList';

interface FinancialCardsProps {
  items: FinancialItem[];
  /** The name of an item's category. */
  kindOf: (item: FinancialItem) => string;
}

/** Financial services as cards: the product first, the provider last. */
export function FinancialCards({ items, kindOf }: FinancialCardsProps) {
  return (
    <ul className={`hover-list ${styles.cards}`} role="list" aria-label={zh.nav.financial}>
      {items.map((item) => (
        <li key={item.fdId} className={styles.card}>
          <span>
            <span className="tag tag--oak">{toText(kindOf(item))}</span>
          </span>
          <CardTitle to={paths.financial.detail(item.fdId)} text={item.fdTitle} className={`two ${styles.name}`} />
          <CardTerms item={item} />
          <p className="excerpt">
            <Prose text={excerpt(item.fdContent, 120) || zh.states.noContent} />
          </p>
          <p className={`meta ${styles.source}`}>
            <span className={styles.bank}>
              <BankMark name={item.fdComName} />
              {toText(item.fdComName)}
            </span>
            <DateText value={item.fdApplyDate} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function CardTerms({ item }: { item: FinancialItem }) {
  const terms = statedTerms(firstTable(item.fdContent));
  return terms.length > 0 && <TermList terms={terms} className={styles.terms} />;
}

function BankMark({ name }: { name: unknown }) {
  const place = zh.finance.banks.findIndex((bank) => bank === name);
  return place >= 0 && <BankLogo place={place} />;
}

/** Loading skeleton. */
export function FinancialCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {indexes(count).map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton width={64} height={22} above={3} />
          <Skeleton width={`${56 - (place % 3) * 8}%`} height={20} above={15} />
          <Skeleton width="100%" height={44} above={16} />
          <Skeleton width="100%" above={16} />
          <Skeleton width={`${78 - (place % 2) * 20}%`} above={12} />
          <Skeleton className={styles.source} width="40%" height={12} />
        </div>
      ))}
    </div>
  );
}
