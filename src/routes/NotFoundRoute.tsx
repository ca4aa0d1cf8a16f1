import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { PageHeading } from '../components/PageHeading';
import { PageStatus } from '../components/PageStatus';
import { PageTitle } from '../components/PageTitle';
import { StatePanel } from '../components/StatePanel';
import { Link } from '../components/Link';
import styles from './NotFoundRoute.module.css';

/** Any path that matches nothing. */
export function NotFoundRoute() {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle heading={zh.site.notFound} />
      <PageStatus code={404} />
      <div className="sheet">
        <StatePanel drawing="cabinet">
          <PageHeading text={zh.site.notFound} />
          <p>{zh.site.notFoundHint}</p>
          <Link className="btn" to={paths.home}>
            {zh.site.backHome}
          </Link>
        </StatePanel>
      </div>
    </div>
  );
}
