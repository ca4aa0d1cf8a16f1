import type { App } from '../../contract/areas/app';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { toText } from '../../lib/toText';
import { Picture } from '../../components/Picture';
import { Skeleton } from '../../components/Skeleton';
import { indexes } from '../../components/indexes';
import { CardTitle } from '../../components/CardTitle';
import { AppFooter } from './AppFooter';
import styles from './TopApps.module.css';

/** The three apps of the 优惠方案 list, in order. */
export function TopApps({ apps, labelledBy }: { apps: App[]; labelledBy: string }) {
  return (
    <ol className={styles.top} role="list" aria-labelledby={labelledBy}>
      {apps.map((app, place) => (
        <li key={app.fdId} className={styles.app}>
          <Picture
            src={app.fdCategoryPath}
            alt=""
            fallback="/icons/picture-default.svg"
            width={184}
            height={132}
            loading="lazy"
          />
          <span className={styles.rank}>
            <span className="vh">{zh.list.rank(place + 1)}</span>
            <span aria-hidden="true">{place + 1}</span>
          </span>
          <div className={styles.text}>
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

/** Loading skeleton. */
export function TopAppsSkeleton() {
  return (
    <div className={styles.top}>
      {indexes(3).map((place) => (
        <div key={place} className={styles.app}>
          <Skeleton className={styles.pictureSkeleton} />
          <div className={styles.text}>
            <Skeleton width={`${64 - place * 8}%`} height={18} above={3} />
            <Skeleton width="40%" height={12} above={12} />
            <Skeleton className={styles.foot} width="90%" height={18} above={20} />
          </div>
        </div>
      ))}
    </div>
  );
}
