import { Link } from 'react-router-dom';
import type { App } from '../../contract/app';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Picture } from '../../parts/Picture';
import { Prose, Words } from '../../parts/Words';
import { Bone } from '../../parts/Bone';
import { times } from '../../parts/times';
import styles from './AppCards.module.css';
import { AppFooter } from './AppFooter';

/** Length of the description's preview (spec §9), code points (decision 38). */
const previewLength = 100;

/** Apps to choose by look and score. */
export function AppCards({ apps }: { apps: App[] }) {
  return (
    <ul className={styles.apps} role="list" aria-label={zh.nav.shoppingMall}>
      {apps.map((app) => (
        <li key={app.fdId} className={styles.app}>
          <Picture
            className={styles.picture}
            src={app.fdCategoryPath}
            alt=""
            otherwise="/icons/picture-default.svg"
            width={320}
            height={200}
            loading="lazy"
          />
          <div className={styles.text}>
            <h2 className={`ttl two ${styles.name}`}>
              <Link className="hit" to={paths.shoppingMall.detail(app.fdId)}>
                <Words text={text(app.fdAppName)} />
              </Link>
            </h2>
            <p className={styles.supplier}>{text(app.fdSupplier, text(app.fdComName))}</p>
            <p className={styles.preview}>
              <Prose text={excerpt(app.fdDescription, previewLength) || zh.states.noDescription} />
            </p>
            <AppFooter rating={app.fdRating} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The cards before their apps are there. */
export function AppCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.apps}>
      {times(count).map((place) => (
        <div key={place} className={styles.app}>
          <Bone className={`${styles.picture} ${styles.pictureBone}`} />
          <div className={styles.text}>
            <Bone className={styles.name} width={`${64 - (place % 3) * 8}%`} height={18} above={4} />
            <Bone className={styles.supplierBone} width="32%" height={12} above={10} />
            <div className={styles.previewBones}>
              <Bone width="100%" above={8} />
              <Bone width="100%" above={10} />
              <Bone width="48%" above={10} />
            </div>
            <Bone className={styles.foot} width="60%" height={18} above={16} />
          </div>
        </div>
      ))}
    </div>
  );
}
