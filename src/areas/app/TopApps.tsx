import { Link } from 'react-router-dom';
import type { App } from '../../contract/app';
import { zh } from '../../copy/zh';
import { paths } from '../../lib/paths';
import { text } from '../../lib/text';
import { Picture } from '../../parts/Picture';
import { Words } from '../../parts/Words';
import { AppFooter } from './AppFooter';
import styles from './TopApps.module.css';

/** The three apps of the 优惠方案 list, in their order (spec §2.6). */
export function TopApps({ apps, labelledBy }: { apps: App[]; labelledBy: string }) {
  return (
    <ol className={styles.top} role="list" aria-labelledby={labelledBy}>
      {apps.map((app, place) => (
        <li key={app.fdId}>
          <Picture src={app.fdCategoryPath} alt="" otherwise="/icons/picture-default.svg" width={184} height={132} />
          <span className={styles.rank}>
            <span className="vh">{zh.list.rank(place + 1)}</span>
            <span aria-hidden="true">{place + 1}</span>
          </span>
          <div className={styles.text}>
            <h3 className={`ttl two ${styles.name}`}>
              <Link className="hit" to={paths.shoppingMall.detail(app.fdId)}>
                <Words text={text(app.fdAppName)} />
              </Link>
            </h3>
            <p>{text(app.fdSupplier, text(app.fdComName))}</p>
            <AppFooter rating={app.fdRating} compact />
          </div>
        </li>
      ))}
    </ol>
  );
}
