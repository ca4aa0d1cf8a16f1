import { Link } from 'react-router-dom';
import type { App } from '../../contract/app';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { excerpt } from '../../lib/plainText';
import { text } from '../../lib/text';
import { Picture } from '../../parts/Picture';
import { Prose, Words } from '../../parts/Words';
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
