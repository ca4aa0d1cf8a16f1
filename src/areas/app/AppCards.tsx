import type { App } from '../../contract/areas/app';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { Picture } from '../../components/Picture';
import { Prose } from '../../components/NoWrapText';
import { ReceiptLink } from '../../components/ReceiptLink';
import { Skeleton } from '../../components/Skeleton';
import { indexes } from '../../components/indexes';
import { CardTitle } from '../../components/CardTitle';
import styles from './AppCards.module.css';
import { AppFooter } from './AppFooter';

/** Length of the description's preview, in code points. */
const previewLength = 100;

interface AppCardsProps {
  apps: App[];
  /** Receipt numbers of the company's intentions, by app. */
  receipts?: Readonly<Record<string, string>>;
}

/** Apps as cards with picture and rating. */
export function AppCards({ apps, receipts = {} }: AppCardsProps) {
  return (
    <ul className={styles.apps} role="list" aria-label={zh.nav.shoppingMall}>
      {apps.map((app) => (
        <li key={app.fdId} className={styles.app}>
          <Picture
            className={styles.picture}
            src={app.fdCategoryPath}
            alt=""
            fallback="/icons/picture-default.svg"
            width={320}
            height={200}
            loading="lazy"
          />
          <div className={styles.text}>
            <CardTitle to={paths.shoppingMall.detail(app.fdId)} text={app.fdAppName} className={`two ${styles.name}`} />
            <p className={`text-dense ink-2 ${styles.supplier}`}>{toText(app.fdSupplier, toText(app.fdComName))}</p>
            {receipts[app.fdId] && (
              <ReceiptLink className={styles.receipt} text={zh.ownPages.intended} number={receipts[app.fdId]} />
            )}
            <p className={`cut text-dense ink-2 ${styles.preview}`}>
              <Prose text={excerpt(app.fdDescription, previewLength) || zh.states.noDescription} />
            </p>
            <AppFooter rating={app.fdRating} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Loading skeleton. */
export function AppCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.apps}>
      {indexes(count).map((place) => (
        <div key={place} className={styles.app}>
          <Skeleton className={`${styles.picture} ${styles.pictureSkeleton}`} />
          <div className={styles.text}>
            <Skeleton className={styles.name} width={`${64 - (place % 3) * 8}%`} height={18} above={4} />
            <Skeleton className={styles.supplierSkeleton} width="32%" height={12} above={10} />
            <div className={styles.previewSkeletons}>
              <Skeleton width="100%" above={8} />
              <Skeleton width="100%" above={10} />
              <Skeleton width="48%" above={10} />
            </div>
            <Skeleton className={styles.foot} width="60%" height={18} above={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
