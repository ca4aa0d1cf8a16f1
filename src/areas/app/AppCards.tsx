import type { App } from '../../contract/areas/app';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { toText } from '../../lib/toText';
import { CardPicture } from '../../components/CardPicture';
import { Prose, CardTitle } from '../../components/NoWrapText';
import { ReceiptLink } from '../../components/ReceiptLink';
import { Skeleton, indexes } from '../../components/Skeleton';
import styles from './AppCards.module.css';
import { Stars } from '../../components/Stars';

/** Rating and price of an app; the price is always 面议. */
export function AppFooter({ rating, compact }: { rating: unknown; compact?: boolean }) {
  return (
    <p className={styles.appFooterFoot}>
      <Stars rating={rating} compact={compact} brief />{' '}
      <span className="ml-auto text-15 ink-3">{zh.browse.negotiable}</span>
    </p>
  );
}

/** Length of the description's preview, in code points. */
const previewLength = 100;

interface AppCardsProps {
  apps: App[];
  /** Receipt numbers of the company's intentions, by app. */
  receipts?: Readonly<Record<string, string>>;
}

export function AppCards({ apps, receipts = {} }: AppCardsProps) {
  return (
    <ul className={styles.apps} role="list" aria-label={zh.nav.shoppingMall}>
      {apps.map((app) => (
        <li key={app.fdId} className={styles.app}>
          <CardPicture className={styles.picture} src={app.fdCategoryPath} width={320} height={200} />
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

/** The three apps of the 优惠方案 list, in order. */
export function TopApps({ apps, labelledBy }: { apps: App[]; labelledBy: string }) {
  return (
    <ol className={styles.top} role="list" aria-labelledby={labelledBy}>
      {apps.map((app, place) => (
        <li key={app.fdId} className={styles.topAppsApp}>
          <CardPicture src={app.fdCategoryPath} width={184} height={132} />
          <span className={styles.rank}>
            <span className="vh">{zh.list.rank(place + 1)}</span>
            <span aria-hidden="true">{place + 1}</span>
          </span>
          <div className={styles.topAppsText}>
            <CardTitle
              level={3}
              to={paths.shoppingMall.detail(app.fdId)}
              text={app.fdAppName}
              className="two text-md"
            />
            <p className="text-dense ink-2">{toText(app.fdSupplier, toText(app.fdComName))}</p>
            <AppFooter rating={app.fdRating} compact />
          </div>
        </li>
      ))}
    </ol>
  );
}

export function TopAppsSkeleton() {
  return (
    <div className={styles.top}>
      {indexes(3).map((place) => (
        <div key={place} className={styles.topAppsApp}>
          <Skeleton className={styles.topAppsPictureSkeleton} />
          <div className={styles.topAppsText}>
            <Skeleton width={`${64 - place * 8}%`} height={18} above={3} />
            <Skeleton width="40%" height={12} above={12} />
            <Skeleton className={styles.topAppsFoot} width="90%" height={18} above={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
